import { graphql } from "react-relay";
import type { useUpdateBannerMutation } from "../../__generated__/useUpdateBannerMutation.graphql";
import { useRecordForm } from "../editing/useRecordForm";

type BannerValues = { isActive: boolean; content: string };

/** What the banner's fields are called. */
export const bannerLabels = { isActive: "Show the banner", content: "Banner content" };

/** The form that writes the banner. @param version 0 where none was ever written */
export function useUpdateBanner(values: BannerValues, version: number) {
  return useRecordForm<useUpdateBannerMutation, BannerValues>(
    { values, version, labels: bannerLabels },
    graphql`
      mutation useUpdateBannerMutation($input: UpdateBannerInput!) {
        updateBanner(input: $input) {
          banner {
            id
            ...BannerPanel_banner
            ...Banner_banner
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Banner updated",
        description: "The banner has been updated successfully.",
      },
      failed: "Failed to update banner.",
    },
  );
}
