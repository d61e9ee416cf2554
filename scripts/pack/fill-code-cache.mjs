import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** As `npm start` has them: compiled code is of use with the same flags only. */
const flags = ["--max-semi-space-size=4"];

/**
 * Has the built server compile what a start and the home page need, for folders that it may not write to.
 * @returns {Promise<string>} the folder with it, for this version of Node and the flags of `npm start`
 */
export async function fillCodeCache() {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-code-cache-"));
  try {
    await showHome(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const version = "require('node:v8').cachedDataVersionTag().toString(16)";
  const tag = execFileSync(process.execPath, [...flags, "--print", version], { encoding: "utf8" });
  return join("dist/server/code-cache", tag.trim());
}

/** @param {string} folder */
async function showHome(folder) {
  const server = spawn(process.execPath, [...flags, "dist/server/main.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      NODE_ENV: "production",
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "warn",
      PREPARE_PICTURES: "0",
    },
  });
  const ended = once(server, "exit");
  let output = "";
  for await (const piece of server.stdout) {
    output += piece;
    const address = /Site +(http:\S+)/.exec(output)?.[1];
    if (!address) continue;
    await (await fetch(address)).text();
    server.kill("SIGTERM");
    break;
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The built server ended with code ${code}.`);
}
