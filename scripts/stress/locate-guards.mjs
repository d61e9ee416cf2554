import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sourceFolders } from "../build/source-folders.mjs";
import { guards } from "./guards.mjs";

/** The source files that may contain guards, each with its text. */
const sources = [...sourceFolders, "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  )
  .filter((path) => /(?<!\.test)\.(?:ts|tsx|mjs|css)$/.test(path))
  .filter(
    (path) =>
      !path.includes("__generated__") && !path.startsWith(join("scripts", "stress", "guards")),
  )
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/**
 * The guards, each with its file and its tests. If a guard names no file, it is the only file that
 * contains its `find`. If it names no tests, they are those in the folder of its file.
 */
export const locatedGuards = guards.map((guard) => {
  const { guard: name, find, file, tests } = guard;
  const holders = sources.filter(
    ({ path, text }) => (file ?? path) === path && text.includes(find),
  );
  const [holder] = holders;
  if (holder && holders.length === 1) {
    return { ...guard, file: holder.path, tests: tests ?? [`${dirname(holder.path)}/`] };
  }
  const places = holders.map(({ path }) => path).join(", ") || "no file";
  throw new Error(`The guards are out of date: what it quotes of "${name}" is in ${places}.`);
});
