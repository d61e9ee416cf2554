import { english, type WordSet } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import type { SetCode } from "./languages.ts";
import { norwegian } from "./norwegian.ts";
import { spanish } from "./spanish.ts";

/** The texts of every language. For the server: browsers load only the set of their page. */
export const sets: Readonly<Record<SetCode, WordSet>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  nb: norwegian,
};
