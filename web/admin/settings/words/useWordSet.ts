import { useEffect, useState } from "react";
import type { WordSet } from "../../../../words/english";
import { loadedSet, loadSet } from "../../../words/loadedSets";

/** The default texts of a language; those of the one before while they are loaded. */
export function useWordSet(language: string): WordSet {
  const [set, setSet] = useState(() => loadedSet(language));
  useEffect(() => {
    let isCurrent = true;
    loadSet(language).then(
      (loaded) => {
        if (isCurrent) setSet(loaded);
      },
      // The page that visitors open has them; here the ones before stay.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return set;
}
