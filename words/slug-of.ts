import transliterate from "@sindresorhus/transliterate";
import { cutSlug, longestSlug } from "./cut-slug.ts";
import { setCodeOf } from "./languages.ts";

/** The replacements of letters with a diaeresis in languages where it is no umlaut: only the diaeresis is dropped. */
const plainVowels: Record<string, [string, string][]> = {
  es: [..."äëïöü"].map((letter, index) => [letter, "aeiou".charAt(index)]),
  fr: [..."äëïöü"].map((letter, index) => [letter, "aeiou".charAt(index)]),
};

/**
 * The slug for a name: in lowercase Latin letters, by the rules of the site's language (in English,
 * German umlauts become ae, oe and ue), with a hyphen for all characters between letters and
 * digits. Letters that cannot be transliterated, such as Chinese ones, are left out. Empty where no
 * letter and no digit is left. A long slug is cut after a whole word.
 */
export function slugOf(name: string, language: string): string {
  const locale = setCodeOf(language);
  const slug = transliterate(name.toLowerCase(), {
    locale,
    customReplacements: plainVowels[locale] ?? [],
  })
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return cutSlug(slug, longestSlug);
}
