import { graphql } from "react-relay";
import type { useUpdateSiteLookMutation } from "../../../__generated__/useUpdateSiteLookMutation.graphql";
import type { Voice } from "../../../voices/voice";
import { useRecordForm } from "../../editing/useRecordForm";

export type LookValues = { voice: Voice; hasOwnLight: boolean };

export const lookLabels = { voice: "Voice", hasOwnLight: "Site colors only" };

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
          }
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    {
      succeeded: { title: "Look updated", description: "Every page looks like this now." },
      failed: { title: "Error", description: "Failed to update the look." },
    },
  );
}
