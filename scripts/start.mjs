/**
 * `npm start`: installs packages, generates code and builds the site where these are missing or out
 * of date, then serves the site. An archive of `npm run pack` contains all of them already, and
 * starts by `node scripts/start.mjs`.
 */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { endWithParent } from "./end-with-parent.mjs";
import { requireNode } from "./require-node.mjs";

requireNode();
giveMemoryBack();
endWithParent();
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
process.env.NODE_ENV = "production";
// An archive of `npm run pack` has no sources to build from.
if (existsSync("vite.config.ts")) {
  try {
    const { build, generate, install } = await import("./prepare.mjs");
    await install({ isForTests: false });
    await generate();
    await build();
  } catch (error) {
    console.error(`Vitrine could not be set up: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
const server = new URL("../dist/server/main.js", import.meta.url);
await import(server.href);

/** @typedef {(file: string, args: string[], environment: NodeJS.ProcessEnv) => void} Execve */

/**
 * Makes glibc return memory that the server does not use any more, by an environment variable.
 * glibc reads it only at the start of a process, so this process is replaced by a new process with
 * the same id. Other C libraries ignore the variable. Node can replace its process from 22.15 on;
 * with an older Node, or if the variable is set already, this function does nothing.
 */
function giveMemoryBack() {
  if (process.platform !== "linux" || process.env.MALLOC_TRIM_THRESHOLD_) return;
  const { execPath, execArgv, argv, env } = process;
  // The installed types are those of the oldest supported Node, which has no `execve`.
  const { execve } = /** @type {{ execve?: Execve }} */ (/** @type {unknown} */ (process));
  execve?.call(process, execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_TRIM_THRESHOLD_: "131072",
  });
}
