/**
 * `npm run dev`: runs the server from its sources and restarts it when they change; pages have hot
 * reload. Generates schema.graphql, the Relay artifacts and the database client again when their
 * sources change.
 */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { sep } from "node:path";
import { sourceFolders } from "./build/source-folders.mjs";
import { endWithParent } from "./end-with-parent.mjs";
import { compileQueries, generate, install, printSchema, requireNode } from "./prepare.mjs";

/** Changes with shorter pauses, in milliseconds, count as one: an editor may save many files at once. */
const quietTime = 120;

requireNode();
endWithParent();
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
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => server.kill(signal));
}

/** The generators that run when a file changes, by the kind of the file. */
const generators = {
  prisma: generate,
  api: async () => {
    await printSchema();
    await compileQueries();
  },
  web: compileQueries,
};

/** @type {Set<keyof typeof generators>} */
const changedKinds = new Set();
/** @type {NodeJS.Timeout | undefined} */
let pause;
let generating = Promise.resolve();

/**
 * @param {keyof typeof generators} kind
 * @param {string | null} path
 */
function handleChange(kind, path) {
  if (!path || path.split(sep).includes("__generated__") || !/\.(tsx?|prisma)$/.test(path)) return;
  changedKinds.add(kind);
  clearTimeout(pause);
  pause = setTimeout(() => {
    const widest = /** @type {const} */ (["prisma", "api", "web"]).find((name) =>
      changedKinds.has(name),
    );
    changedKinds.clear();
    if (!widest) return;
    generating = generating.then(generators[widest]).catch((error) => {
      console.error(error instanceof Error ? error.message : error);
    });
  }, quietTime);
}

for (const folder of ["prisma", ...sourceFolders]) {
  // The GraphQL schema is declared in api/, with declarations that it imports from the other folders.
  const kind = folder === "prisma" || folder === "web" ? folder : "api";
  watch(folder, { recursive: true }, (_event, path) => handleChange(kind, path));
}
