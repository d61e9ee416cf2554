import { createContext, useContext } from "react";
import { englishWords, type Say, type Words } from "../../words/create-words";

/** What the site says here: English where nothing else is provided, as in the admin area. */
export const WordsContext = createContext<Words>(englishWords);

/** Says the fixed texts that visitors see: `say("menu.work")`. They are declared in words/english.ts. */
export function useWords(): Say {
  return useContext(WordsContext).say;
}

/** As {@link useWords}, with the language that they are in. */
export function useSiteWords(): Words {
  return useContext(WordsContext);
}
