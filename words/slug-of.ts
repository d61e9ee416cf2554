import transliterate from "@sindresorhus/transliterate";
import { cutSlug, longestSlug } from "./cut-slug.ts";
import { setCodeOf } from "./languages.ts";

/** Languages in which ü is no umlaut, but a u that is pronounced, and ö a letter of loan words. */
const plainVowels: Record<string, [string, string][]> = {
  es: [..."äëïöü"].map((letter, index) => [letter, "aeiou".charAt(index)]),
  fr: [..."äëïöü"].map((letter, index) => [letter, "aeiou".charAt(index)]),
};

/**
 * The slug for a name: its letters as Latin letters, as the site's language writes them; in English, German
 * umlauts become ae, oe and ue. Lowercase, a hyphen for everything that is no letter or digit. Empty where
 * the name has none of these. A long slug is cut after a whole word.
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
