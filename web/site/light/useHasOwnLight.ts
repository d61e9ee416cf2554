import { graphql, useFragment } from "react-relay";
import type { useHasOwnLight_siteLook$key } from "../../__generated__/useHasOwnLight_siteLook.graphql";

/** Whether the owner has chosen that pages of projects may have other colours (a light) than the site. */
export function useHasOwnLight(siteLook: useHasOwnLight_siteLook$key | null): boolean {
  const look = useFragment(
    graphql`
      fragment useHasOwnLight_siteLook on SiteLook {
        hasOwnLight
      }
    `,
    siteLook,
  );
  return look?.hasOwnLight ?? false;
}
