/**
 * `npm run import -- PATH`: brings projects from elsewhere in, as drafts, while the site runs or not: a
 * folder or zip of Markdown or of pictures, an export of WordPress, Squarespace or Ghost. Their pictures may
 * lie apart: `--uploads FOLDER`. With `--dry-run` it says what would happen.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runBuilt } from "./run-built.mjs";

/** @param {string} path */
const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      options: { "dry-run": { type: "boolean" }, uploads: { type: "string" } },
      allowPositionals: true,
    });
    const [path] = positionals;
    if (positionals.length === 1 && path) {
      const uploads = values.uploads === undefined ? undefined : fromHere(values.uploads);
      return { path: fromHere(path), dryRun: values["dry-run"] ?? false, uploads };
    }
  } catch {}
  console.error("Name one file or folder: npm run import -- PATH [--dry-run] [--uploads FOLDER]");
  return process.exit(1);
}

const words = readWords();
await runBuilt("import", ({ importFrom }) => importFrom(process.env, words));
