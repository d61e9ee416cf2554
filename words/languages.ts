/** The languages with a set of texts, by the names that their speakers use. */
export const languages = [
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
  { code: "fr", name: "Français" },
  { code: "es", name: "Español" },
  { code: "nb", name: "Norsk bokmål" },
] as const;

export type SetCode = (typeof languages)[number]["code"];

/** The code of the set of texts for a language. English if there is no set in that language. */
export function setCodeOf(language: string): SetCode {
  const [base = ""] = language.toLowerCase().split("-", 1);
  if (base === "no") return "nb";
  return languages.find(({ code }) => code === base)?.code ?? "en";
}

/** Scripts and languages that are written from right to left. Not every JavaScript engine can list them. */
const rightToLeft =
  /^(?:ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)\b|-(?:adlm|arab|hebr|nkoo|rohg|syrc|thaa)\b/i;
const leftToRight = /-(?:latn|cyrl|deva)\b/i;

/** The direction in which a language is written. @param language a BCP 47 tag */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.test(language) && !leftToRight.test(language) ? "rtl" : "ltr";
}

/** The canonical spelling of a BCP 47 tag. Null for an invalid tag. */
export function canonicalTag(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null;
  } catch {
    return null;
  }
}
