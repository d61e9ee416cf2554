import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `id` and `secret` are a key with all rights, `otherId` and `otherSecret` the key of another account. */
const keys = { id: "vitrine:site", secret: "secret", otherId: "others:site", otherSecret: "other" };

/**
 * Starts OpenStack Swift, an object storage, with its S3 interface and a new data folder. The server
 * ends with this process.
 * @param {string} python the Python that has Swift
 * @param {number} port
 * @returns {Promise<{
 *   endpoint: string,
 *   keys: typeof keys,
 *   kill: () => Promise<void>,
 *   goOn: () => Promise<void>,
 *   freeze: () => void,
 *   thaw: () => void,
 *   stop: () => Promise<void>,
 * }>} `kill` ends the server, `goOn` starts it again with its stored data, `freeze` pauses it until
 *   `thaw`, `stop` ends it and removes its data
 */
export async function startSwift(python, port) {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-swift-"));
  const users = [`${keys.id}=${keys.secret}`, `${keys.otherId}=${keys.otherSecret}`];
  const start = async () => {
    const started = spawn(python, ["scripts/swift/serve.py", folder, String(port), ...users], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    await ready(started);
    return started;
  };
  let server = await start();
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await ended;
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    keys,
    kill,
    goOn: async () => {
      if (server.exitCode !== null || server.signalCode !== null) server = await start();
    },
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    stop: async () => {
      process.removeListener("exit", end);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {import("node:child_process").ChildProcess} server */
function ready(server) {
  let said = "";
  return new Promise((resolve, reject) => {
    server.stderr?.on("data", (text) => {
      if (said.length < 10_000) said += text;
    });
    server.stdout?.once("data", resolve);
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Swift ended with code ${code}: ${said}`)));
  });
}
