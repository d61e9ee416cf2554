import { english, type WordSet } from "../../words/english";
import { languages, type SetCode, setCodeOf } from "../../words/languages";

/** The loaded sets of texts. English is part of the code; another set is loaded for a page in its language. */
const loaded = new Map<SetCode, WordSet>([["en", english]]);

const loaders: Record<Exclude<SetCode, "en">, () => Promise<WordSet>> = {
  de: async () => (await import("../../words/german")).german,
  fr: async () => (await import("../../words/french")).french,
  es: async () => (await import("../../words/spanish")).spanish,
  nb: async () => (await import("../../words/norwegian")).norwegian,
};

/** The source file of each set, by which the build's manifest names the built file. */
export const setFiles: Record<Exclude<SetCode, "en">, string> = {
  de: "words/german.ts",
  fr: "words/french.ts",
  es: "words/spanish.ts",
  nb: "words/norwegian.ts",
};

/** The texts of a language, once they are loaded; the English texts before that, and for a language without a set. */
export function loadedSet(language: string): WordSet {
  return loaded.get(setCodeOf(language)) ?? english;
}

/** Loads the texts of a language; returns the English texts for a language without a set. */
export async function loadSet(language: string): Promise<WordSet> {
  const code = setCodeOf(language);
  const known = loaded.get(code);
  if (known || code === "en") return known ?? english;
  const set = await loaders[code]();
  loaded.set(code, set);
  return set;
}

/** Provides all sets on the server, which renders pages without waiting. */
export function provideSets(sets: Readonly<Record<SetCode, WordSet>>): void {
  for (const { code } of languages) loaded.set(code, sets[code]);
}
