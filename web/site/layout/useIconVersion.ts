import { graphql, useFragment } from "react-relay";
import type { useIconVersion_siteIdentity$key } from "../../__generated__/useIconVersion_siteIdentity.graphql";
import { versionOf } from "../head/versionOf";
import { useSiteLayout } from "../SiteLayoutContext";
import { useThemeColors } from "../theme/useThemeColors";

/** A version of the site's icon, so that browsers fetch the icon again when it changes. */
export function useIconVersion(): string {
  const layout = useSiteLayout();
  const siteIdentity: useIconVersion_siteIdentity$key | null = layout?.siteIdentity ?? null;
  const identity = useFragment(
    graphql`
      fragment useIconVersion_siteIdentity on SiteIdentity {
        ownerName
        favicon {
          src
        }
      }
    `,
    siteIdentity,
  );
  const { background, textPrimary, navHover } = useThemeColors(layout?.siteColors ?? null);
  const picture = identity?.favicon?.src ?? identity?.ownerName;
  return versionOf(picture, background, textPrimary, navHover);
}
