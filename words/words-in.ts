import { createWords, type Words } from "./create-words.ts";
import type { WordSet } from "./english.ts";
import { setCodeOf } from "./languages.ts";

/**
 * The texts for separate content in a language of its own, such as slides. They are the texts of the site
 * where the site has the same language, or where the language has no set of texts.
 */
export function wordsIn(
  language: string,
  site: Words,
  setOf: (language: string) => WordSet,
): Words {
  const code = setCodeOf(language);
  const hasSet = code !== "en" || /^en\b/i.test(language);
  const isOther = hasSet && code !== setCodeOf(site.language);
  return isOther ? createWords(language, setOf(language)) : site;
}
