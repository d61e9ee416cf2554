import { graphql } from "react-relay";
import type { useUpdateSiteColorsMutation } from "../../__generated__/useUpdateSiteColorsMutation.graphql";
import type { ThemeColors } from "../../site/theme/palette";
import { useForm } from "../forms/useForm";

/** The form that writes the colours of the site. Every page on the screen takes them on at once. */
export function useUpdateSiteColors(saved: ThemeColors) {
  return useForm<useUpdateSiteColorsMutation, ThemeColors>(
    saved,
    graphql`
      mutation useUpdateSiteColorsMutation($input: UpdateSiteColorsInput!) {
        updateSiteColors(input: $input) {
          siteColors {
            id
            ...ColorsPanel_siteColors
            ...useThemeColors_siteColors
          }
          userErrors {
            field
            message
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Colors updated",
        description: "The site colors have been updated successfully.",
      },
      failed: { title: "Error", description: "Failed to update site colors." },
    },
  );
}
