import { graphql, useFragment } from "react-relay";
import type { useTakesRequests_siteIdentity$key } from "../../__generated__/useTakesRequests_siteIdentity.graphql";
import { useSiteLayout } from "../layout/SiteLayoutContext";

/** Whether visitors may ask for access. */
export function useTakesRequests(): boolean {
  const identity: useTakesRequests_siteIdentity$key | null = useSiteLayout()?.siteIdentity ?? null;
  const data = useFragment(
    graphql`
      fragment useTakesRequests_siteIdentity on SiteIdentity {
        takesAccessRequests
      }
    `,
    identity,
  );
  return data?.takesAccessRequests ?? false;
}
