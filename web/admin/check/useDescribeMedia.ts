import { useRef } from "react";
import { graphql, useMutation } from "react-relay";
import type { useDescribeMediaMutation } from "../../__generated__/useDescribeMediaMutation.graphql";
import { reasonOf, showFailure } from "../showFailure";

type Undescribed = {
  id: string;
  /** The version that has no description. */
  version: number;
};

type Payload = useDescribeMediaMutation["response"]["updateMediaAsset"];

/** Stores what a picture or video shows, for those who do not see it. */
export function useDescribeMedia() {
  const [commit, isPending] = useMutation<useDescribeMediaMutation>(graphql`
    mutation useDescribeMediaMutation($input: UpdateMediaAssetInput!) {
      updateMediaAsset(input: $input) {
        asset {
          id
          version
          altText
          focalX
          focalY
        }
        userErrors {
          message
          code
        }
      }
    }
  `);
  /** Of what was saved since, by id. */
  const versions = useRef(new Map<string, number>());
  const send = ({ id, version }: Undescribed, altText: string) =>
    new Promise<Payload>((resolve, reject) => {
      commit({
        variables: { input: { id, version: versions.current.get(id) ?? version, altText } },
        onCompleted: ({ updateMediaAsset }) => {
          const { asset } = updateMediaAsset;
          if (asset) versions.current.set(id, asset.version);
          resolve(updateMediaAsset);
        },
        onError: reject,
      });
    });
  /** @returns whether it is stored; where not, that is said */
  const describe = async (media: Undescribed, altText: string) => {
    try {
      let payload = await send(media, altText);
      // Something else of it was changed; the words are still to be written.
      if (isStale(payload) && !payload.asset?.altText) payload = await send(media, altText);
      const [error] = payload.userErrors;
      if (!error) return true;
      showFailure(
        "Description not saved",
        isStale(payload) && payload.asset
          ? `Another window has described it meanwhile: “${payload.asset.altText}”. Go on to put your words in their place.`
          : error.message,
      );
    } catch (error) {
      showFailure("Description not saved", reasonOf(error));
    }
    return false;
  };
  return { describe, isPending };
}

function isStale({ userErrors }: Payload): boolean {
  return userErrors.some(({ code }) => code === "STALE_VERSION");
}
