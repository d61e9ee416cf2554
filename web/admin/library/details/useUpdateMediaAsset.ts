import { graphql } from "react-relay";
import type { useUpdateMediaAssetMutation } from "../../../__generated__/useUpdateMediaAssetMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";

/** The details in the form. */
export type MediaValues = {
  altText: string;
  /** Whether it is decorative. */
  isDecorative: boolean;
  /** The focal point, see focusText in MediaDetailsForm.tsx. */
  focus: string;
};

/** The labels of the fields. */
const mediaLabels = { altText: "Description", isDecorative: "Decorative", focus: "Subject" };

/** The form for a picture's description and focal point, which apply wherever it is shown. */
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
