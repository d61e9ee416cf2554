import { createContext, useContext } from "react";
import { useSiteWords } from "./WordsContext";

/** The language of the project around a component, as in BCP 47. Empty for the site's language. */
export const LanguageAround = createContext("");

/**
 * The `lang` of a text of the site within a project in another language. Undefined outside of such a project.
 */
export function useLangOfWords(): string | undefined {
  const { language } = useSiteWords();
  return useContext(LanguageAround) ? language : undefined;
}
