import { execFileSync, spawn } from "node:child_process";
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findPort } from "../find-port.mjs";
import { findPostgres } from "./find-postgres.mjs";

/** The id of the user that the server runs as if this process is root: PostgreSQL refuses to run as root. */
const nobody = 65_534;

/**
 * Settings for speed: a crash of the machine or the server loses the data, and the server has hardly
 * any background processes.
 */
const hasty = [
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off", "wal_level=minimal"],
  ...["max_wal_senders=0", "autovacuum=off", "max_parallel_workers=0", "jit=off"],
];

const settings = [
  "shared_buffers=64MB",
  "max_connections=1000",
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
];

/**
 * Starts a PostgreSQL server with a new data folder. The server ends with this process.
 * @param {{ isDurable?: boolean, within?: string }} [options] `isDurable`: whether acknowledged
 *   writes survive a crash; `within`: the folder in which the data folder is made
 * @returns {Promise<{
 *   url: string,
 *   pid: () => number | undefined,
 *   halt: (signal?: NodeJS.Signals) => Promise<void>,
 *   goOn: () => Promise<void>,
 *   freeze: () => void,
 *   thaw: () => void,
 *   stop: () => Promise<void>,
 * }>} `url` is the address without the name of a database. `halt` ends the server, `goOn` starts it
 *   again with its stored data. `freeze` pauses all processes of the server until `thaw`. `stop`
 *   ends the server and removes its data
 */
export async function startPostgres({ isDurable = false, within = tmpdir() } = {}) {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const folder = mkdtempSync(join(within, "vitrine-postgres-"));
  if (isRoot) chownSync(folder, nobody, nobody);
  const programs = reachable(await findPostgres(), folder, isRoot);
  const data = join(folder, "data");
  // PostgreSQL sorts texts by the rules of English, not by bytes, so that tests fail if code relies
  // on the order of bytes.
  const locale = ["--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
  const initdb = [
    `--pgdata=${data}`,
    "--username=vitrine",
    "--auth=trust",
    "--encoding=UTF8",
    "--no-sync",
    ...locale,
  ];
  await finish(
    spawn(join(programs, "initdb"), initdb, { ...user, stdio: ["ignore", "pipe", "pipe"] }),
  );
  const port = await findPort();
  const chosen = isDurable ? settings : [...hasty, ...settings];
  const flags = ["-D", data, "-p", String(port), ...chosen.flatMap((each) => ["-c", each])];
  const start = async () => {
    const started = spawn(join(programs, "postgres"), flags, {
      ...user,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await ready(started);
    return started;
  };
  let server = await start();
  const end = () => server.kill("SIGQUIT");
  process.once("exit", end);
  /** @param {NodeJS.Signals} signal */
  const halt = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  return {
    pid: () => server.pid,
    url: `postgresql://vitrine@127.0.0.1:${port}`,
    halt: (signal = "SIGINT") => halt(signal),
    goOn: async () => {
      if (server.exitCode === null && server.signalCode === null) return;
      server = await startOver(start);
    },
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    stop: async () => {
      process.removeListener("exit", end);
      await halt("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a server that was killed. Retries for ten seconds, because the former server's processes
 * for connections end only some time after the server itself.
 * @template Started
 * @param {() => Promise<Started>} start
 */
async function startOver(start) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 50 || !/still in use|is another/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/**
 * Sends a signal to a server and to its child processes, of which each serves one connection.
 * @param {import("node:child_process").ChildProcess} server
 * @param {NodeJS.Signals} signal
 */
function signalAll(server, signal) {
  if (!server.pid) return;
  process.kill(server.pid, signal);
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  for (const line of table.trim().split("\n")) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    if (parent !== server.pid || !pid) continue;
    try {
      process.kill(pid, signal);
    } catch (error) {
      // The process of a connection may have ended since it was listed.
      if (Object(error).code !== "ESRCH") throw error;
    }
  }
}

/**
 * The folder from which the server's user can run the programs. They are copied if the user nobody
 * may not enter a folder above them, such as root's home.
 * @param {string} programs
 * @param {string} folder the folder for the copy
 * @param {boolean} isRoot
 */
function reachable(programs, folder, isRoot) {
  if (!isRoot) return programs;
  for (let path = programs; path !== dirname(path); path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) {
      const copy = join(folder, "native");
      mkdirSync(copy, { mode: 0o755 });
      cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
      accessSync(join(copy, "bin/initdb"), constants.X_OK);
      return join(copy, "bin");
    }
  }
  return programs;
}

/** @param {import("node:child_process").ChildProcess} child */
function finish(child) {
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  child.stdout?.resume();
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0
        ? resolve(undefined)
        : reject(new Error(`initdb ended with code ${code}: ${said}`)),
    );
  });
}

/** @param {import("node:child_process").ChildProcess} server */
function ready(server) {
  let said = "";
  return new Promise((resolve, reject) => {
    server.stderr?.on("data", (text) => {
      if (said.length < 10_000) said += text;
      if (said.includes("ready to accept connections")) resolve(undefined);
    });
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with code ${code}: ${said}`)));
  });
}
