/**
 * `npm run export -- FOLDER`: writes the public site as static files, which any host can serve; the
 * site may be running. `--url ADDRESS` is the future address of the files. `--form ADDRESS` is the
 * form service that receives messages; with `--mail ADDRESS`, visitors send mails instead.
 * `npm run export -- --archive FILE`: writes all of the owner's work into one file that another
 * site can import. `--revisions` adds former versions of projects, `--messages` the inbox.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runBuilt } from "./run-built.mjs";

const text = /** @type {const} */ ({ type: "string" });
const flag = /** @type {const} */ ({ type: "boolean", default: false });

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        ...{ url: text, form: text, mail: text },
        ...{ archive: text, revisions: flag, messages: flag },
      },
      allowPositionals: true,
    });
    const { archive, revisions, messages, ...words } = values;
    const [folder] = positionals;
    const named = archive ?? folder;
    const path = named && resolve(process.env.INIT_CWD ?? process.cwd(), named);
    const isOfCopy = archive === undefined && positionals.length === 1 && !revisions && !messages;
    const isOfArchive = positionals.length === 0 && Object.keys(words).length === 0;
    if (path && isOfCopy) return { folder: path, words };
    if (path && isOfArchive) return { archive: path, options: { revisions, messages } };
  } catch {}
  console.error(
    [
      "Name one folder: npm run export -- FOLDER [--url ADDRESS] [--form ADDRESS | --mail ADDRESS]",
      "or one file: npm run export -- --archive FILE [--revisions] [--messages]",
    ].join("\n"),
  );
  return process.exit(1);
}

const { archive, folder, words, options } = readWords();
if (archive) {
  await runBuilt("archive", ({ exportArchive }) => exportArchive(process.env, archive, options));
} else {
  await runBuilt("export", ({ exportCopy }) => exportCopy(process.env, { ...words, folder }));
}
