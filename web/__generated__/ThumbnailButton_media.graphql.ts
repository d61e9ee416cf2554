/**
 * @generated SignedSource<<f3a11ab04584f9a545932df92aca8fa4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ThumbnailButton_media$data = {
  readonly kind: MediaKind;
  readonly thumbnail: string | null | undefined;
  readonly " $fragmentType": "ThumbnailButton_media";
};
export type ThumbnailButton_media$key = {
  readonly " $data"?: ThumbnailButton_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThumbnailButton_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThumbnailButton_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnail",
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "5d565c260f6d40cca4eb430f8c0d72dc";

export default node;
