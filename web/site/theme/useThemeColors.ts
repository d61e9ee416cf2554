import { graphql, useFragment } from "react-relay";
import type { useThemeColors_siteColors$key } from "../../__generated__/useThemeColors_siteColors.graphql";
import type { ThemeColors } from "../../rendering/PageContext";

/** What the public pages show where the colours cannot be read. */
export const fallbackColors: ThemeColors = {
  background: "#1b1b1b",
  textPrimary: "#ffffff",
  textSecondary: "#757575",
  navHover: "#c9300a",
};

/** The owner's four colours, or the documented ones where they could not be read. */
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
