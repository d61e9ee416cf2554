import { createContext, useContext } from "react";
import { useSiteWords } from "./WordsContext";

/** The language of a project, around its words. Empty for the site's. */
export const LanguageAround = createContext("");

/** The `lang` of what the site says among the words of a project in another language. */
export function useLangOfWords(): string | undefined {
  const { language } = useSiteWords();
  return useContext(LanguageAround) ? language : undefined;
}
