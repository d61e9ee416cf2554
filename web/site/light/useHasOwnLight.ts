import { graphql, useFragment } from "react-relay";
import type { useHasOwnLight_siteLook$key } from "../../__generated__/useHasOwnLight_siteLook.graphql";

/** Whether projects have colours of their own (a light), as the owner has chosen for the whole site. */
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
