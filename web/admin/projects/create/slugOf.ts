import transliterate from "@sindresorhus/transliterate";

/**
 * The slug that a name suggests: its letters in Latin ones, German umlauts as ae, oe and ue; lowercase,
 * a hyphen for everything that is no letter or digit. Empty where the name has none of these.
 */
export function slugOf(name: string): string {
  return transliterate(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
