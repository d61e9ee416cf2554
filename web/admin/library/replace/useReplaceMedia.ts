import { graphql, useMutation } from "react-relay";
import type { useReplaceMediaMutation } from "../../../__generated__/useReplaceMediaMutation.graphql";
import { showToast } from "../../../ui/toast/showToast";
import { reasonOf, showFailure } from "../../showFailure";

const failed = "Nothing was replaced";

/** Shows another file in all places of one. */
export function useReplaceMedia(onReplaced: () => void) {
  const [commit, isPending] = useMutation<useReplaceMediaMutation>(graphql`
    mutation useReplaceMediaMutation($input: ReplaceMediaInput!) {
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
          message
        }
      }
    }
  `);
  const replaceMedia = (id: string, replacementId: string) =>
    commit({
      variables: { input: { id, replacementId } },
      onCompleted: ({ replaceMedia: { userErrors } }) => {
        const [error] = userErrors;
        if (error) return showFailure(failed, error.message);
        showToast({ title: "Replaced everywhere" });
        onReplaced();
      },
      onError: (error) => showFailure(failed, reasonOf(error)),
    });
  return { replaceMedia, isPending };
}
