import { graphql } from "react-relay";
import type { useUpdateBannerMutation } from "../../__generated__/useUpdateBannerMutation.graphql";
import { useForm } from "../forms/useForm";

type BannerValues = { isActive: boolean; content: string };

/** The form that writes the banner. */
export function useUpdateBanner(saved: BannerValues) {
  return useForm<useUpdateBannerMutation, BannerValues>(
    saved,
    graphql`
      mutation useUpdateBannerMutation($input: UpdateBannerInput!) {
        updateBanner(input: $input) {
          banner {
            id
            ...BannerPanel_banner
            ...Banner_banner
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
        title: "Banner updated",
        description: "The banner has been updated successfully.",
      },
      failed: { title: "Error", description: "Failed to update banner." },
    },
  );
}
