import { graphql } from "react-relay";
import { type Tab, tabForm } from "../../../../content/settings/collaborators";
import { type SetCode, setCodeOf } from "../../../../words/languages";
import type { TabRow_aboutTab$data } from "../../../__generated__/TabRow_aboutTab.graphql";
import type { tabActionsCreateMutation } from "../../../__generated__/tabActionsCreateMutation.graphql";
import type { tabActionsDeleteMutation } from "../../../__generated__/tabActionsDeleteMutation.graphql";
import type { tabActionsSetOrderMutation } from "../../../__generated__/tabActionsSetOrderMutation.graphql";
import type { tabActionsUpdateMutation } from "../../../__generated__/tabActionsUpdateMutation.graphql";
import { useSiteLanguage } from "../../../site/layout/useSiteLanguage";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { useQueuedOrder } from "../../order/useQueuedOrder";
import { useNewSettings, useSettings } from "../../settings/useSettings";

const first = { name: "", slug: "", contentHeading: "", contentText: "" };

/** The heading that is proposed for the quotes of a new tab, by the language of the site. */
const kindWords: Record<SetCode, string> = {
  en: "Kind words",
  de: "Freundliche Worte",
  fr: "Mots aimables",
  es: "Palabras amables",
  nb: "Gode ord",
};

/**
 * The form that creates a tab of the About page.
 * @param place the `displayOrder` of the new tab, unless the owner enters another
 * @param connectionId the Relay connection that the tab is added to
 */
export function useCreateTab(place: number, connectionId: string) {
  const quotesHeading = kindWords[setCodeOf(useSiteLanguage())];
  return useNewSettings<tabActionsCreateMutation, Tab>(
    tabForm,
    { ...first, quotesHeading, displayOrder: place },
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
    (input) => ({ input, connections: [connectionId] }),
    { succeeded: "Tab created successfully!", failed: "Failed to create tab." },
  );
}

/** The form that changes a tab. */
export function useUpdateTab(tab: TabRow_aboutTab$data) {
  return useSettings<tabActionsUpdateMutation, Tab>(
    tabForm,
    tab,
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
    (input) => ({ input: { ...input, id: tab.id } }),
    { succeeded: "Tab updated successfully!", failed: "Failed to update tab." },
  );
}

/**
 * Deletes a tab with its quotes. If another window has changed the tab since this one read it, the tab stays,
 * and its current version is shown.
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

/** Sets the order of the tabs. `sentIds` of the result is the new order while it is being saved. */
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
  return useQueuedOrder(isPending, (aboutTabIds, seenIds, onStored) =>
    submit({ input: { aboutTabIds, seenIds } }, onStored),
  );
}
