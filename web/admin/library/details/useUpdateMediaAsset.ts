import { graphql } from "react-relay";
import type { useUpdateMediaAssetMutation } from "../../../__generated__/useUpdateMediaAssetMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";

/** The details as their form holds them. */
export type MediaValues = {
  altText: string;
  /** Whether it needs no words. */
  isDecorative: boolean;
  /** Where the subject is, see focusText in MediaDetailsForm.tsx. */
  focus: string;
};

/** What its fields are called. */
export const mediaLabels = { altText: "Description", isDecorative: "Decorative", focus: "Subject" };

/** The form that writes what a picture shows and where its subject is. Every place that shows it follows. */
export function useUpdateMediaAsset(values: MediaValues, version: number) {
  return useRecordForm<useUpdateMediaAssetMutation, MediaValues>(
    { values, version, labels: mediaLabels },
    graphql`
      mutation useUpdateMediaAssetMutation($input: UpdateMediaAssetInput!) {
        updateMediaAsset(input: $input) {
          asset {
            id
            version
            altText
            isDecorative
            focalX
            focalY
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Description saved", failed: { title: "Error" } },
  );
}
