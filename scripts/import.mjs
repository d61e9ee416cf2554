/**
 * `npm run import -- PATH`: brings projects from elsewhere in, as drafts, while the site runs or not, or into a
 * data folder that was never started: a folder or zip of Markdown or of pictures, an export of WordPress,
 * Squarespace or Ghost. Their pictures may lie apart: `--uploads FOLDER`; `--fetch` fetches those that are not
 * among the files from the hosts that it names. Or an archive of `npm run export -- --archive`:
 * `--clash keep|replace|rename` says what happens with what is there already, and messages come along with
 * `--messages` only. With `--dry-run` it says what would happen.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runBuilt } from "./run-built.mjs";

/** @param {string} path */
const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        "dry-run": { type: "boolean", default: false },
        uploads: { type: "string" },
        clash: { type: "string", default: "keep" },
        fetch: { type: "boolean", default: false },
        messages: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
    const [path] = positionals;
    const { clash, fetch, messages } = values;
    if (positionals.length === 1 && path && /^(?:keep|replace|rename)$/.test(clash)) {
      const uploads = values.uploads === undefined ? undefined : fromHere(values.uploads);
      return { path: fromHere(path), dryRun: values["dry-run"], uploads, fetch, clash, messages };
    }
  } catch {}
  console.error(
    "Name one file or folder: npm run import -- PATH [--dry-run] [--uploads FOLDER] [--fetch] [--clash keep|replace|rename] [--messages]",
  );
  return process.exit(1);
}

const words = readWords();
await runBuilt("import", ({ importFrom }) => importFrom(process.env, words));
