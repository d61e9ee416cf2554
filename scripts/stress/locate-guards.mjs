import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { guards } from "./guards.mjs";

/** Sources that guards stand in, each with its text. */
const sources = [
  "api",
  "web",
  "words",
  "markup",
  "players",
  "documents",
  "audience",
  "pages",
  "content",
  "scripts",
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  )
  .filter((path) => /(?<!\.test)\.(?:ts|tsx|mjs|css)$/.test(path))
  .filter((path) => !path.includes("__generated__") && !path.endsWith("guards.mjs"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** The guards, each with its file: the one it names, or else the only one that holds what it quotes. */
export const locatedGuards = guards.map((guard) => {
  const { guard: name, find, file } = guard;
  const holders = sources.filter(
    ({ path, text }) => (file ?? path) === path && text.includes(find),
  );
  const [holder] = holders;
  if (holder && holders.length === 1) return { ...guard, file: holder.path };
  const places = holders.map(({ path }) => path).join(", ") || "no file";
  throw new Error(`guards.mjs is out of date: what it quotes of "${name}" is in ${places}.`);
});
