import { graphql, useFragment } from "react-relay";
import type { useThemeColors_siteColors$key } from "../../__generated__/useThemeColors_siteColors.graphql";
import { fallbackColors, type ThemeColors } from "./palette";

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
