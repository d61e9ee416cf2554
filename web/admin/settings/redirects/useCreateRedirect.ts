import { graphql } from "react-relay";
import type { useCreateRedirectMutation } from "../../../__generated__/useCreateRedirectMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";

const nothingTyped = {
  version: 0,
  values: { path: "", target: "" },
  labels: { path: "Old address", target: "Leads to" },
};

/** The form that adds a redirect. */
export function useCreateRedirect() {
  return useRecordForm<useCreateRedirectMutation, (typeof nothingTyped)["values"]>(
    nothingTyped,
    graphql`
      mutation useCreateRedirectMutation($input: CreateRedirectInput!, $connections: [ID!]!) {
        createRedirect(input: $input) {
          redirect
            @prependNode(connections: $connections, edgeTypeName: "QueryRedirectsConnectionEdge") {
            id
            ...RedirectRow_redirect
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
      succeeded: { title: "Redirect added." },
      failed: { title: "Error", description: "Failed to add the redirect." },
    },
  );
}
