import { graphql } from "react-relay";
import type { useUpdateSiteLookMutation } from "../../../__generated__/useUpdateSiteLookMutation.graphql";
import type { Voice } from "../../../voices/voice";
import { useRecordForm } from "../../editing/useRecordForm";

export const lookLabels = { voice: "Voice" };

/** The form that writes the site's look. Every page on the screen takes it on at once. */
export function useUpdateSiteLook(values: { voice: Voice }, version: number) {
  return useRecordForm<useUpdateSiteLookMutation, { voice: Voice }>(
    { values, version, labels: lookLabels },
    graphql`
      mutation useUpdateSiteLookMutation($input: UpdateSiteLookInput!) {
        updateSiteLook(input: $input) {
          siteLook {
            id
            ...LookPanel_siteLook
            ...useVoice_siteLook
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
      succeeded: { title: "Look updated", description: "Every page speaks in this voice now." },
      failed: { title: "Error", description: "Failed to update the look." },
    },
  );
}
