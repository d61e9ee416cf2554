import { graphql, useMutation } from "react-relay";
import type { useUpdateMediaAssetMutation } from "../../../../__generated__/useUpdateMediaAssetMutation.graphql";
import { showToast } from "../../../../ui/toast/showToast";
import { showFailure } from "../../../showFailure";

type Options = { onSaved: () => void; onRefused: (message: string) => void };

/** Saves what a picture shows and where its subject is. Every place that shows it follows. */
export function useUpdateMediaAsset({ onSaved, onRefused }: Options) {
  const [commit, isPending] = useMutation<useUpdateMediaAssetMutation>(graphql`
    mutation useUpdateMediaAssetMutation($input: UpdateMediaAssetInput!) {
      updateMediaAsset(input: $input) {
        asset {
          id
          altText
          focalX
          focalY
        }
        userErrors {
          message
        }
      }
    }
  `);
  const save = (input: useUpdateMediaAssetMutation["variables"]["input"]) =>
    commit({
      variables: { input },
      onCompleted: ({ updateMediaAsset: { asset, userErrors } }) => {
        if (!asset) return onRefused(userErrors[0]?.message ?? "An error occurred");
        showToast({ title: "Description saved" });
        onSaved();
      },
      onError: ({ message }) => showFailure("Error", message),
    });
  return { save, isPending };
}
