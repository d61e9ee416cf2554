import { graphql } from "react-relay";
import type { useCreateLinkMutation } from "../../__generated__/useCreateLinkMutation.graphql";
import { useRecordForm } from "../editing/useRecordForm";
import { type LinkValues, linkLabels } from "./linkValues";

/** The form that makes a link. @param values what it proposes */
export function useCreateLink(values: LinkValues) {
  return useRecordForm<useCreateLinkMutation, LinkValues>(
    { version: 0, labels: linkLabels, values },
    graphql`
      mutation useCreateLinkMutation($input: CreateShareLinkInput!, $connections: [ID!]!) {
        createShareLink(input: $input) {
          address
          shareLink
            @prependNode(connections: $connections, edgeTypeName: "QueryShareLinksConnectionEdge") {
            id
            state
            isFirstReadNew
            ...LinkRow_shareLink
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
      failed: { title: "Error", description: "Failed to make the link." },
    },
  );
}
