import { graphql, useFragment } from "react-relay";
import type { useThemeColors_siteColors$key } from "../../__generated__/useThemeColors_siteColors.graphql";
import type { ThemeColors } from "../../rendering/PageContext";

/** The colours of public pages if the stored colours cannot be read. */
export const fallbackColors: ThemeColors = {
  background: "#1b1b1b",
  textPrimary: "#ffffff",
  textSecondary: "#757575",
  navHover: "#c9300a",
};

/** The owner's four colours, or the fallback colours if they cannot be read. */
export function useThemeColors(siteColors: useThemeColors_siteColors$key | null): ThemeColors {
  const data = useFragment(
    graphql`
      fragment useThemeColors_siteColors on SiteColors {
        background
        textPrimary
        textSecondary
        navHover
      }
    `,
    siteColors,
  );
  return data ?? fallbackColors;
}
