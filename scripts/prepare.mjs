import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { doOnce, fingerprintOf } from "./build/fingerprint.mjs";
import { postgresSchema, writePostgresSchema } from "./build/postgres-schema.mjs";
import { sourceFolders } from "./build/source-folders.mjs";
import { subsetFonts } from "./build/subset-fonts.mjs";
import { install } from "./install.mjs";
import { requireNode } from "./require-node.mjs";
import { run, runBin, together } from "./run.mjs";

export { install, requireNode };

/**
 * Installs the packages, and runs a developer's command. A failure prints one sentence and ends the
 * process with code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  requireNode();
  await install();
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const documentList = "web/__generated__/persisted-queries.json";

/**
 * Generates the database clients, and the committed files: schema.graphql, the Relay artifacts and
 * the fonts. The committed files are generated only where the packages for tests are installed; a
 * start or a build uses them as they are.
 */
export async function generate() {
  await generateDatabaseClients();
  if (existsSync("node_modules/relay-compiler")) await generateCommittedFiles();
}

function generateCommittedFiles() {
  return doOnce({
    name: "Generating code",
    stamp: ".cache/generated",
    fingerprint: () =>
      fingerprintOf([
        "prisma/schema.prisma",
        ...sourceFolders,
        "schema.graphql",
        "docs/client",
        // Listed, so that this folder is generated again after it was changed by hand.
        "web/__generated__",
        "relay.config.json",
        "scripts/build/subset-fonts.mjs",
        "scripts/build/voice-fonts.mjs",
        "package-lock.json",
      ]),
    result: documentList,
    run: async () => {
      await printSchema();
      await compileQueries();
      await runBin("relay-compiler", [
        "docs/client/relay.config.json",
        "--output",
        "quiet-with-errors",
      ]);
      await subsetFonts();
    },
  });
}

/** Writes schema.graphql from the code. */
export function printSchema() {
  return runBin("tsx", ["scripts/build/print-schema.ts"]);
}

/**
 * A GraphQL document of a test. The Relay compiler requires that operations are named after their
 * files, so the names of all queries of tests end with TestQuery.
 */
const ofTest = /^query \w+TestQuery\b/;

/**
 * Makes the Relay artifacts, and the list of the site's GraphQL documents, which the server reads.
 * The compiler's own list in .cache also contains documents of tests and is written at each run.
 * The server's list is written only if its documents change, because each write restarts the
 * development server.
 */
export async function compileQueries() {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(".cache/persisted-queries.json", "{}\n");
  await runBin("relay-compiler", ["--repersist", "--output", "quiet-with-errors"]);
  const compiled = Object.entries(
    JSON.parse(readFileSync(".cache/persisted-queries.json", "utf8")),
  );
  // The compiler ends with code 0 even if it was killed half-way.
  if (compiled.length === 0) throw new Error("The Relay compiler was stopped before it was done.");
  const own = compiled.filter(([, text]) => !ofTest.test(text));
  const list = `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`;
  if (!existsSync(documentList) || readFileSync(documentList, "utf8") !== list) {
    writeFileSync(documentList, list);
  }
}

/**
 * Generates the database clients. Prisma's command line would download a native engine, although it
 * does not need one to generate; the path of any executable prevents the download.
 */
function generateDatabaseClients() {
  const generateClient = (/** @type {string} */ schema) =>
    runBin("prisma", ["generate", "--no-hints", "--schema", schema], {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    });
  return doOnce({
    name: "Generating the database clients",
    stamp: ".cache/database-clients",
    fingerprint: () =>
      fingerprintOf([
        "prisma/schema.prisma",
        "prisma.config.ts",
        "scripts/build/postgres-schema.mjs",
        "package-lock.json",
      ]),
    result: "api/database/__generated__/postgresql",
    run: async () => {
      writePostgresSchema();
      await together(...["prisma/schema.prisma", postgresSchema].map(generateClient));
    },
  });
}

/** Builds the files for the browser, the server, and the script of static copies. */
export function build() {
  return doOnce({
    name: "Building the site",
    stamp: "dist/.fingerprint",
    fingerprint: () =>
      fingerprintOf([
        ...sourceFolders,
        "docs/guide",
        "vite.config.ts",
        "scripts/build",
        "schema.graphql",
        "prisma/schema.prisma",
        "package-lock.json",
      ]),
    result: "dist/server/main.js",
    run: () =>
      together(
        buildClient(),
        runBin("vite", ["build", "--ssr", "--logLevel", "warn"]),
        run(process.execPath, ["scripts/build/static-script.mjs"]),
      ),
  });
}

async function buildClient() {
  await runBin("vite", ["build", "--logLevel", "warn"]);
  await run(process.execPath, ["scripts/build/compress-assets.mjs"]);
}
