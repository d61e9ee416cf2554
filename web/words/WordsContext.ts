import { createContext, useContext } from "react";
import { englishWords, type Say, type Words } from "../../words/create-words";

/** The texts of the site for a part of the page. English without a provider, as in the admin area. */
export const WordsContext = createContext<Words>(englishWords);

/** The function for the fixed texts that visitors see: `say("menu.work")`. They are declared in words/english.ts. */
export function useWords(): Say {
  return useContext(WordsContext).say;
}

/** The texts of the site, with their language and direction. */
export function useSiteWords(): Words {
  return useContext(WordsContext);
}
