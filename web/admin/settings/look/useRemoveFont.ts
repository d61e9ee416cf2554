import { graphql } from "react-relay";
import type {
  FontRole,
  useRemoveFontMutation,
} from "../../../__generated__/useRemoveFontMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Sets every page in the voice's own face again. */
export function useRemoveFont(role: FontRole) {
  const { submit, isPending } = useContentSubmission<useRemoveFontMutation>(
    graphql`
      mutation useRemoveFontMutation($input: RemoveSiteFontInput!) {
        removeSiteFont(input: $input) {
          siteLook {
            id
            ...FontsPanel_siteLook
            ...useOwnFonts_siteLook
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
      succeeded: { title: "Font removed", description: "Pages are set in the voice’s face again." },
      failed: { title: "Error", description: "Failed to remove the font." },
    },
  );
  return { remove: () => submit({ input: { role } }), isRemoving: isPending };
}
