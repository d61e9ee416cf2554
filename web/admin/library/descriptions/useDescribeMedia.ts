import { useRef } from "react";
import { graphql } from "react-relay";
import type { useDescribeMediaMutation } from "../../../__generated__/useDescribeMediaMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { reasonOf, showFailure } from "../../showFailure";

type Undescribed = {
  id: string;
  /** The version of the file's record in which this window saw that the description was missing. */
  version: number;
};

/** A description, or the statement that none is needed. */
export type Answer = { altText: string } | { isDecorative: true };

type Payload = useDescribeMediaMutation["response"]["updateMediaAsset"];

/** Stores the description of a picture or video. */
export function useDescribeMedia() {
  const [submit, isPending] = useMutationPromise<useDescribeMediaMutation>(graphql`
    mutation useDescribeMediaMutation($input: UpdateMediaAssetInput!) {
      updateMediaAsset(input: $input) {
        asset {
          id
          version
          altText
          isDecorative
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
  /** The version that the last save of each file returned, by the id of the file. */
  const versions = useRef(new Map<string, number>());
  const send = async ({ id, version }: Undescribed, answer: Answer) => {
    const { updateMediaAsset } = await submit({
      input: { id, version: Math.max(versions.current.get(id) ?? 0, version), ...answer },
    });
    const { asset } = updateMediaAsset;
    if (asset) versions.current.set(id, asset.version);
    return updateMediaAsset;
  };
  /** @returns whether the description is stored; a failure is shown */
  const describe = async (media: Undescribed, answer: Answer) => {
    try {
      let payload = await send(media, answer);
      // Another window has changed the file, but not described it, so the description is sent once more.
      if (isStale(payload) && !isAnswered(payload)) payload = await send(media, answer);
      const [error] = payload.userErrors;
      if (!error) return true;
      showFailure(
        "Description not saved",
        isStale(payload) && payload.asset
          ? `Another window has described it in the meantime: “${payload.asset.altText || "Decorative"}”. Continue to replace it with your answer.`
          : error.message,
      );
    } catch (error) {
      showFailure("Description not saved", reasonOf(error));
    }
    return false;
  };
  return { describe, isPending };
}

function isAnswered({ asset }: Payload): boolean {
  return Boolean(asset?.altText || asset?.isDecorative);
}

function isStale({ userErrors }: Payload): boolean {
  return userErrors.some(({ code }) => code === "STALE_VERSION");
}
