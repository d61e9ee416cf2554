import { graphql } from "react-relay";
import type { redirectActionsCreateMutation } from "../../../__generated__/redirectActionsCreateMutation.graphql";
import type { redirectActionsDeleteMutation } from "../../../__generated__/redirectActionsDeleteMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { useRecordForm } from "../../editing/useRecordForm";

const nothingTyped = {
  version: 0,
  values: { path: "", target: "" },
  labels: { path: "Old address", target: "Leads to" },
};

/** The form that adds a redirect. */
export function useCreateRedirect() {
  return useRecordForm<redirectActionsCreateMutation, (typeof nothingTyped)["values"]>(
    nothingTyped,
    graphql`
      mutation redirectActionsCreateMutation($input: CreateRedirectInput!, $connections: [ID!]!) {
        createRedirect(input: $input) {
          redirect
            @prependNode(connections: $connections, edgeTypeName: "QueryRedirectsConnectionEdge") {
            id
            ...RedirectRow_redirect
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Redirect added.", failed: "Failed to add the redirect." },
  );
}

/** Removes a redirect. */
export function useDeleteRedirect() {
  return useContentSubmission<redirectActionsDeleteMutation>(
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
    { succeeded: "Redirect removed.", failed: "Failed to remove the redirect." },
  );
}
