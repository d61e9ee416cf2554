import { graphql, useMutation } from "react-relay";
import type { useDeleteMediaMutation } from "../../../__generated__/useDeleteMediaMutation.graphql";
import type { useDeleteMediaRestoreMutation } from "../../../__generated__/useDeleteMediaRestoreMutation.graphql";
import { showToast, showUndo } from "../../../ui/toast/showToast";
import { reasonOf, showFailure } from "../../showFailure";

/** Takes a file out of the library, and offers to put it back. */
export function useDeleteMedia(onChanged: () => void) {
  const [commit, isPending] = useMutation<useDeleteMediaMutation>(graphql`
    mutation useDeleteMediaMutation($input: DeleteMediaAssetInput!) {
      deleteMediaAsset(input: $input) {
        asset {
          id
          useCount
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [commitRestore] = useMutation<useDeleteMediaRestoreMutation>(graphql`
    mutation useDeleteMediaRestoreMutation($input: RestoreMediaAssetInput!) {
      restoreMediaAsset(input: $input) {
        userErrors {
          message
        }
      }
    }
  `);
  const restore = (id: string) =>
    commitRestore({
      variables: { input: { id } },
      onCompleted: ({ restoreMediaAsset: { userErrors } }) => {
        if (userErrors[0]) return showFailure("Undo failed", userErrors[0].message);
        showToast({ title: "File is back in the library" });
        onChanged();
      },
      onError: (error) => showFailure("Undo failed", reasonOf(error)),
    });
  const deleteMedia = (id: string, onDeleted: () => void) =>
    commit({
      variables: { input: { id } },
      onCompleted: ({ deleteMediaAsset: { userErrors } }) => {
        if (userErrors[0]) return showFailure("Delete failed", userErrors[0].message);
        showUndo({ title: "File deleted", onUndo: () => restore(id) });
        onDeleted();
        onChanged();
      },
      onError: (error) => showFailure("Delete failed", reasonOf(error)),
    });
  return { deleteMedia, isPending };
}
