import { useEffect, useState } from "react";
import type { WordSet } from "../../../../words/english";
import { loadedSet, loadSet } from "../../../words/loadedSets";

/** The default texts of a language. Until they are loaded, it returns the texts of the previous language. */
export function useWordSet(language: string): WordSet {
  const [set, setSet] = useState(() => loadedSet(language));
  useEffect(() => {
    let isCurrent = true;
    loadSet(language).then(
      (loaded) => {
        if (isCurrent) setSet(loaded);
      },
      // The form then keeps the texts of the previous language. Pages for visitors report the failure.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return set;
}
