/**
 * `npm run dev`: the server from its sources, restarted when they change; pages with hot reload; and
 * schema.graphql, the Relay artifacts and the database client made anew as their sources change.
 */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { sep } from "node:path";
import { generate, install, requireNode } from "./prepare.mjs";

/** Changes that come together, as from an editor that saves all, count as one. In milliseconds. */
const quietTime = 120;

requireNode();
await install();
await generate();

const server = spawn(
  process.execPath,
  ["node_modules/.bin/tsx", "watch", "--clear-screen=false", "api/main.ts"],
  {
    stdio: "inherit",
  },
);
server.once("exit", (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, () => server.kill(signal));
}

/** @type {NodeJS.Timeout | undefined} */
let pause;
let generating = Promise.resolve();

/** @param {string | null} path */
function handleChange(path) {
  if (!path || path.split(sep).includes("__generated__") || !/\.(tsx?|prisma)$/.test(path)) return;
  clearTimeout(pause);
  pause = setTimeout(() => {
    generating = generating.then(generate).catch((error) => {
      console.error(error instanceof Error ? error.message : error);
    });
  }, quietTime);
}

for (const folder of ["api", "web", "prisma"]) {
  watch(folder, { recursive: true }, (_event, path) => handleChange(path));
}
