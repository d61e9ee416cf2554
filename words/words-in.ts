import { createWords, type Words } from "./create-words.ts";
import type { WordSet } from "./english.ts";
import { setCodeOf } from "./languages.ts";

/**
 * The texts for content that may have another language than the site, such as slides. If the language is that
 * of the site, or has no set of texts, these are the texts of the site.
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
