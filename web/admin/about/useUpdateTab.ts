import { graphql } from "react-relay";
import type { useUpdateTabMutation } from "../../__generated__/useUpdateTabMutation.graphql";
import { useForm } from "../forms/useForm";
import type { TabValues } from "./tabValues";

/** The form that changes a tab. */
export function useUpdateTab(saved: TabValues) {
  return useForm<useUpdateTabMutation, TabValues>(
    saved,
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
