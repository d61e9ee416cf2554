import { graphql } from "react-relay";
import type { useUpdateSiteLookMutation } from "../../../__generated__/useUpdateSiteLookMutation.graphql";
import type { HomeLayout } from "../../../site/home/layouts/homeLayout";
import type { Voice } from "../../../voices/voice";
import { useRecordForm } from "../../editing/useRecordForm";

export type LookValues = {
  voice: Voice;
  homeLayout: HomeLayout;
  hasOwnLight: boolean;
  cropsWork: boolean;
  fillsLargeScreens: boolean;
};

export const lookLabels = {
  voice: "Voice",
  homeLayout: "Home page",
  hasOwnLight: "Site colors only",
  cropsWork: "Square pictures on the Work page",
  fillsLargeScreens: "Grow on large screens",
};

/** The form that writes the site's look. Every page on the screen takes it on at once. */
export function useUpdateSiteLook(values: LookValues, version: number) {
  return useRecordForm<useUpdateSiteLookMutation, LookValues>(
    { values, version, labels: lookLabels },
    graphql`
      mutation useUpdateSiteLookMutation($input: UpdateSiteLookInput!) {
        updateSiteLook(input: $input) {
          siteLook {
            id
            ...LookPanel_siteLook
            ...useVoice_siteLook
            ...useHasOwnLight_siteLook
            fillsLargeScreens
            homeLayout
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Look updated", description: "Every page looks like this now." },
      failed: "Failed to update the look.",
    },
  );
}
