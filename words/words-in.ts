import { createWords, type Words } from "./create-words.ts";
import type { WordSet } from "./english.ts";
import { setCodeOf } from "./languages.ts";

/**
 * The texts of something that stands alone in a language of its own, such as slides: those of the site where
 * that has the same one, or there is no set of it.
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
