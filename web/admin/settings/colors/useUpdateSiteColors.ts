import { graphql } from "react-relay";
import type { useUpdateSiteColorsMutation } from "../../../__generated__/useUpdateSiteColorsMutation.graphql";
import type { ThemeColors } from "../../../site/theme/palette";
import { useRecordForm } from "../../editing/useRecordForm";

/** What the colours are called. */
export const colorLabels = {
  background: "Background",
  textPrimary: "Text primary",
  textSecondary: "Text secondary",
  navHover: "Nav hover",
};

/** The form that writes the colours of the site. Every page on the screen takes them on at once. */
export function useUpdateSiteColors(values: ThemeColors, version: number) {
  return useRecordForm<useUpdateSiteColorsMutation, ThemeColors>(
    { values, version, labels: colorLabels },
    graphql`
      mutation useUpdateSiteColorsMutation($input: UpdateSiteColorsInput!) {
        updateSiteColors(input: $input) {
          siteColors {
            id
            ...ColorsPanel_siteColors
            ...PortfolioPasswordPanel_siteColors
            ...useThemeColors_siteColors
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Colors updated",
        description: "The site colors have been updated successfully.",
      },
      failed: "Failed to update site colors.",
    },
  );
}
