import { graphql, useMutation } from "react-relay";
import type { useDescribeMediaMutation } from "../../__generated__/useDescribeMediaMutation.graphql";
import { showToast } from "../../ui/toast/showToast";

/** Stores what a picture or film shows, for those who do not see it. */
export function useDescribeMedia() {
  const [commit, isPending] = useMutation<useDescribeMediaMutation>(graphql`
    mutation useDescribeMediaMutation($input: UpdateMediaAssetInput!) {
      updateMediaAsset(input: $input) {
        asset {
          id
          altText
        }
        userErrors {
          message
        }
      }
    }
  `);
  /** @returns whether it is stored; where not, that is said */
  const describe = (id: string, altText: string) =>
    new Promise<boolean>((resolve) => {
      const fail = (description: string) => {
        showToast({ title: "Description not saved", description, variant: "destructive" });
        resolve(false);
      };
      commit({
        variables: { input: { id, altText } },
        onCompleted: ({ updateMediaAsset: { asset, userErrors } }) =>
          asset ? resolve(true) : fail(userErrors[0]?.message ?? "An error occurred"),
        onError: ({ message }) => fail(message),
      });
    });
  return { describe, isPending };
}
