import { graphql } from "react-relay";
import type { useUpdateTabMutation } from "../../../__generated__/useUpdateTabMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";
import { type TabValues, tabLabels } from "./tabValues";

/** The form that changes a tab. */
export function useUpdateTab(values: TabValues, version: number) {
  return useRecordForm<useUpdateTabMutation, TabValues>(
    { values, version, labels: tabLabels },
    graphql`
      mutation useUpdateTabMutation($input: UpdateAboutTabInput!) {
        updateAboutTab(input: $input) {
          aboutTab {
            id
            displayOrder
            name
            ...TabRow_aboutTab
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
      succeeded: { title: "Tab updated successfully!" },
      failed: { title: "Error", description: "Failed to update tab." },
    },
  );
}
