import { graphql } from "react-relay";
import type { mediaActionsDeleteMutation } from "../../__generated__/mediaActionsDeleteMutation.graphql";
import type { mediaActionsReplaceMutation } from "../../__generated__/mediaActionsReplaceMutation.graphql";
import type { mediaActionsRestoreMutation } from "../../__generated__/mediaActionsRestoreMutation.graphql";
import { showUndo } from "../../ui/toast/showToast";
import { useSubmission } from "../editing/useSubmission";

/** Replaces a file in all its uses. */
export function useReplaceMedia() {
  return useSubmission<mediaActionsReplaceMutation>(
    graphql`
      mutation mediaActionsReplaceMutation($input: ReplaceMediaInput!) {
        replaceMedia(input: $input) {
          asset {
            id
            useCount
          }
          replacement {
            id
            version
            altText
            isDecorative
            useCount
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Replaced everywhere", failed: { title: "Nothing was replaced" } },
  );
}

/** Deletes a file, and offers to restore it. @param onChanged called after the deletion, and after a restoration */
export function useDeleteMedia(onChanged: () => void) {
  const restoration = useSubmission<mediaActionsRestoreMutation>(
    graphql`
      mutation mediaActionsRestoreMutation($input: RestoreMediaAssetInput!) {
        restoreMediaAsset(input: $input) {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "File is back in the library", failed: { title: "Undo failed" } },
  );
  const { submit, isPending } = useSubmission<mediaActionsDeleteMutation>(
    graphql`
      mutation mediaActionsDeleteMutation($input: DeleteMediaAssetInput!) {
        deleteMediaAsset(input: $input) {
          asset {
            id
            useCount
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: { title: "Delete failed" } },
  );
  const deleteMedia = (id: string, onDeleted: () => void) =>
    submit({ input: { id } }, () => {
      const restore = () => restoration.submit({ input: { id } }, onChanged);
      showUndo({ title: "File deleted", onUndo: restore });
      onDeleted();
      onChanged();
    });
  return { deleteMedia, isPending };
}
