import { graphql } from "react-relay";
import type { useDeleteTabMutation } from "../../../__generated__/useDeleteTabMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

type Seen = {
  id: string;
  /** What was changed elsewhere since this one stays, and is shown as it is now. */
  version: number;
};

/** Removes a tab with its quotes. @param connectionId the list it leaves */
export function useDeleteTab(connectionId: string) {
  const { submit, isPending } = useContentSubmission<useDeleteTabMutation>(
    graphql`
      mutation useDeleteTabMutation($input: DeleteAboutTabInput!, $connections: [ID!]!) {
        deleteAboutTab(input: $input) {
          deletedAboutTabId @deleteEdge(connections: $connections)
          aboutTab {
            id
            ...TabRow_aboutTab
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
      succeeded: { title: "Tab deleted successfully!" },
      failed: { title: "Error", description: "Failed to delete tab." },
    },
  );
  return {
    isPending,
    deleteTab: ({ id, version }: Seen, onDeleted: () => void) =>
      submit({ input: { id, version }, connections: [connectionId] }, onDeleted),
  };
}
