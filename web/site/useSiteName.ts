import { graphql, useFragment } from "react-relay";
import type { useSiteName_siteIdentity$key } from "../__generated__/useSiteName_siteIdentity.graphql";
import { useWords } from "../words/WordsContext";
import { useSiteLayout } from "./SiteLayoutContext";

/** The site's name: the designer's name, or a general word if the owner has not set a name. */
export function useSiteName(): string {
  const say = useWords();
  const identity: useSiteName_siteIdentity$key | null = useSiteLayout()?.siteIdentity ?? null;
  const data = useFragment(
    graphql`
      fragment useSiteName_siteIdentity on SiteIdentity {
        ownerName
      }
    `,
    identity,
  );
  return data?.ownerName || say("site.name");
}
