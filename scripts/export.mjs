/**
 * `npm run export -- FOLDER`: the public site as plain files that any host can serve, while it runs. With
 * `--url ADDRESS` where it will stand; contact by `--form ADDRESS` of a form service, or `--mail ADDRESS`.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runBuilt } from "./run-built.mjs";

const address = /** @type {const} */ ({ type: "string" });

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      options: { url: address, form: address, mail: address },
      allowPositionals: true,
    });
    const [folder] = positionals;
    if (positionals.length === 1 && folder) {
      return { ...values, folder: resolve(process.env.INIT_CWD ?? process.cwd(), folder) };
    }
  } catch {}
  console.error(
    "Name one folder: npm run export -- FOLDER [--url ADDRESS] [--form ADDRESS | --mail ADDRESS]",
  );
  return process.exit(1);
}

const words = readWords();
await runBuilt("export", ({ exportCopy }) => exportCopy(process.env, words));
