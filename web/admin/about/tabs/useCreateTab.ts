import { graphql } from "react-relay";
import type { useCreateTabMutation } from "../../../__generated__/useCreateTabMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";
import { type TabValues, tabLabels } from "./tabValues";

/** The form that makes a tab. @param tabCount its place, unless the owner gives it another */
export function useCreateTab(tabCount: number) {
  return useRecordForm<useCreateTabMutation, TabValues>(
    {
      version: 0,
      labels: tabLabels,
      values: {
        name: "",
        slug: "",
        contentHeading: "",
        contentText: "",
        quotesHeading: "Kind words",
        displayOrder: String(tabCount),
      },
    },
    graphql`
      mutation useCreateTabMutation($input: CreateAboutTabInput!, $connections: [ID!]!) {
        createAboutTab(input: $input) {
          aboutTab
            @appendNode(connections: $connections, edgeTypeName: "QueryAboutTabsConnectionEdge") {
            id
            databaseId
            displayOrder
            name
            ...TabRow_aboutTab
            ...TabQuotes_aboutTab
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
      succeeded: { title: "Tab created successfully!" },
      failed: { title: "Error", description: "Failed to create tab." },
    },
  );
}
