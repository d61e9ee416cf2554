import { graphql } from "react-relay";
import type { WordsSettingsPageQuery } from "../../../__generated__/WordsSettingsPageQuery.graphql";
import { useRouteQuery } from "../../../relay/query-route";
import { WordsPanel } from "./WordsPanel";

export const wordsSettingsPageQuery = graphql`
  query WordsSettingsPageQuery @throwOnFieldError {
    siteWords {
      ...WordsPanel_siteWords
      ...SiteWordsProvider_siteWords
    }
  }
`;

/** The language of the site, and its fixed texts. */
export function WordsSettingsPage() {
  const { siteWords } = useRouteQuery<WordsSettingsPageQuery>(wordsSettingsPageQuery);
  return <WordsPanel siteWords={siteWords ?? null} />;
}
