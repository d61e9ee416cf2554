import { graphql } from "react-relay";
import type { tabActionsCreateMutation } from "../../../__generated__/tabActionsCreateMutation.graphql";
import type { tabActionsDeleteMutation } from "../../../__generated__/tabActionsDeleteMutation.graphql";
import type { tabActionsSetOrderMutation } from "../../../__generated__/tabActionsSetOrderMutation.graphql";
import type { tabActionsUpdateMutation } from "../../../__generated__/tabActionsUpdateMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { useRecordForm } from "../../editing/useRecordForm";
import { useQueuedOrder } from "../useQueuedOrder";
import { type TabValues, tabLabels } from "./TabForm";

/** The form that makes a tab. @param tabCount its place, unless the owner gives it another */
export function useCreateTab(tabCount: number) {
  return useRecordForm<tabActionsCreateMutation, TabValues>(
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
      mutation tabActionsCreateMutation($input: CreateAboutTabInput!, $connections: [ID!]!) {
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
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Tab created successfully!", failed: "Failed to create tab." },
  );
}

/** The form that changes a tab. */
export function useUpdateTab(values: TabValues, version: number) {
  return useRecordForm<tabActionsUpdateMutation, TabValues>(
    { values, version, labels: tabLabels },
    graphql`
      mutation tabActionsUpdateMutation($input: UpdateAboutTabInput!) {
        updateAboutTab(input: $input) {
          aboutTab {
            id
            displayOrder
            name
            ...TabRow_aboutTab
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Tab updated successfully!", failed: "Failed to update tab." },
  );
}

/**
 * Removes a tab with its quotes, as it was seen. What was changed elsewhere since then stays, and is shown
 * as it is now.
 */
export function useDeleteTab() {
  return useContentSubmission<tabActionsDeleteMutation>(
    graphql`
      mutation tabActionsDeleteMutation($input: DeleteAboutTabInput!, $connections: [ID!]!) {
        deleteAboutTab(input: $input) {
          deletedAboutTabId @deleteEdge(connections: $connections)
          aboutTab {
            id
            ...TabRow_aboutTab
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Tab deleted successfully!", failed: "Failed to delete tab." },
  );
}

/** Brings the tabs into an order, on the screen at once. */
export function useSetTabOrder() {
  const { submit, isPending } = useContentSubmission<tabActionsSetOrderMutation>(
    graphql`
      mutation tabActionsSetOrderMutation($input: SetAboutTabOrderInput!) {
        setAboutTabOrder(input: $input) {
          aboutTabs {
            id
            displayOrder
            ...TabRow_aboutTab
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: { title: "Failed to update tab order" } },
  );
  return useQueuedOrder(isPending, (aboutTabIds, seenIds) =>
    submit({ input: { aboutTabIds, seenIds } }),
  );
}
