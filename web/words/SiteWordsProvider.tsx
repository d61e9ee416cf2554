import { type ReactNode, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { createWords, englishWords, type Words } from "../../words/create-words";
import type { SiteWordsProvider_siteWords$key } from "../__generated__/SiteWordsProvider_siteWords.graphql";
import { loadedSet } from "./loadedSets";
import { WordsContext } from "./WordsContext";

type Props = {
  /** Null for the built-in English texts. */
  siteWords: SiteWords;
  children: ReactNode;
};

type SiteWords = SiteWordsProvider_siteWords$key | null | undefined;

/** The texts of the site. Returns the same object until the texts change. */
export function useWordsOf(siteWords: SiteWords): Words {
  const data = useFragment(
    graphql`
      fragment SiteWordsProvider_siteWords on SiteWords {
        language
        wordings {
          key
          text
        }
      }
    `,
    siteWords,
  );
  return useMemo(() => {
    if (!data) return englishWords;
    const own = Object.fromEntries(data.wordings.map(({ key, text }) => [key, text]));
    return createWords(data.language, loadedSet(data.language), own);
  }, [data]);
}

/** Provides the texts of the site to its children: in the site's language, with the owner's own texts. */
export function SiteWordsProvider({ siteWords, children }: Props) {
  return <WordsContext value={useWordsOf(siteWords)}>{children}</WordsContext>;
}
