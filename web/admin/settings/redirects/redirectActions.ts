import { graphql } from "react-relay";
import type { redirectActionsCreateMutation } from "../../../__generated__/redirectActionsCreateMutation.graphql";
import type { redirectActionsDeleteMutation } from "../../../__generated__/redirectActionsDeleteMutation.graphql";
import { showUndo } from "../../../ui/toast/showToast";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { useRecordForm } from "../../editing/useRecordForm";

const nothingTyped = {
  version: 0,
  values: { path: "", target: "" },
  labels: { path: "Old address", target: "Leads to" },
};

const createMutation = graphql`
  mutation redirectActionsCreateMutation($input: CreateRedirectInput!, $connections: [ID!]!) {
    createRedirect(input: $input) {
      redirect
        @prependNode(connections: $connections, edgeTypeName: "QueryRedirectsConnectionEdge") {
        id
        ...RedirectsPanel_redirect
      }
      userErrors {
        ...useSubmission_userErrors @relay(mask: false)
      }
    }
  }
`;

const createNotices = { succeeded: "Redirect added.", failed: "Failed to add the redirect." };

/** The form that adds a redirect. */
export function useCreateRedirect() {
  return useRecordForm<redirectActionsCreateMutation, (typeof nothingTyped)["values"]>(
    nothingTyped,
    createMutation,
    createNotices,
  );
}

/** Removes a redirect, and offers to undo that. */
export function useDeleteRedirect(connection: string) {
  const connections = [connection];
  const creation = useContentSubmission<redirectActionsCreateMutation>(
    createMutation,
    createNotices,
  );
  const { submit, isPending } = useContentSubmission<redirectActionsDeleteMutation>(
    graphql`
      mutation redirectActionsDeleteMutation($input: DeleteRedirectInput!, $connections: [ID!]!) {
        deleteRedirect(input: $input) {
          deletedRedirectId @deleteEdge(connections: $connections)
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to remove the redirect." },
  );
  const remove = (id: string, input: { path: string; target: string }) =>
    submit({ input: { id }, connections }, () =>
      showUndo({
        title: "Redirect removed.",
        onUndo: () => creation.submit({ input, connections }),
      }),
    );
  return { remove, isPending };
}
