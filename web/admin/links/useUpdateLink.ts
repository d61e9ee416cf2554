import { graphql } from "react-relay";
import type { useUpdateLinkMutation } from "../../__generated__/useUpdateLinkMutation.graphql";
import { useRecordForm } from "../editing/useRecordForm";
import { type LinkValues, linkLabels } from "./linkValues";

/** The form that changes a link. */
export function useUpdateLink(link: { version: number; values: LinkValues }) {
  return useRecordForm<useUpdateLinkMutation, LinkValues>(
    { ...link, labels: linkLabels },
    graphql`
      mutation useUpdateLinkMutation($input: UpdateShareLinkInput!) {
        updateShareLink(input: $input) {
          shareLink {
            state
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
      succeeded: { title: "Link saved." },
      failed: { title: "Error", description: "Failed to save the link." },
    },
  );
}
