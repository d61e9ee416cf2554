import { graphql } from "react-relay";
import type { useDeleteTabMutation } from "../../__generated__/useDeleteTabMutation.graphql";
import { useContentSubmission } from "../forms/useContentSubmission";

/** Removes a tab with its quotes. @param connectionId the list it leaves */
export function useDeleteTab(connectionId: string) {
  const { submit, isPending } = useContentSubmission<useDeleteTabMutation>(
    graphql`
      mutation useDeleteTabMutation($input: DeleteAboutTabInput!, $connections: [ID!]!) {
        deleteAboutTab(input: $input) {
          deletedAboutTabId @deleteEdge(connections: $connections)
          userErrors {
            field
            message
          }
        }
      }
    `,
    {
      succeeded: { title: "Tab deleted successfully!" },
      failed: { title: "Error", description: "Failed to delete tab." },
    },
  );
  return {
    isPending,
    deleteTab: (id: string, onDeleted: () => void) =>
      submit({ input: { id }, connections: [connectionId] }, onDeleted),
  };
}
