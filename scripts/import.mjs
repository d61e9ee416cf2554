/**
 * `npm run import -- PATH`: imports projects of other programs as drafts. The site may be running,
 * stopped, or never started. PATH is a folder or zip of Markdown or of pictures, or an export of
 * WordPress, Squarespace or Ghost. `--uploads FOLDER` names a separate folder of pictures; with
 * `--fetch`, missing pictures are downloaded from the hosts that the export names. PATH may also be
 * an archive of `npm run export -- --archive`: `--clash keep|replace|rename` decides about content
 * that the site already has, and messages are imported only with `--messages`. With `--dry-run`,
 * the command only prints what it would do.
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
