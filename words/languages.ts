/** The languages that there is a set of texts for, as their speakers call them. */
export const languages = [
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
  { code: "fr", name: "Français" },
  { code: "es", name: "Español" },
  { code: "nb", name: "Norsk bokmål" },
] as const;

export type SetCode = (typeof languages)[number]["code"];

/** The language whose set a site in this one uses; English where there is none. */
export function setCodeOf(language: string): SetCode {
  const [base = ""] = language.toLowerCase().split("-", 1);
  if (base === "no") return "nb";
  return languages.find(({ code }) => code === base)?.code ?? "en";
}

/** Scripts and languages that are written from the right; not every engine can say so itself. */
const rightToLeft =
  /^(?:ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)\b|-(?:adlm|arab|hebr|nkoo|rohg|syrc|thaa)\b/i;
const leftToRight = /-(?:latn|cyrl|deva)\b/i;

/** The side that a language begins on. @param language BCP 47 */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.test(language) && !leftToRight.test(language) ? "rtl" : "ltr";
}

/** The tag in its usual spelling. Null where it is none. */
export function canonicalTag(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null;
  } catch {
    return null;
  }
}
