/**
 * @generated SignedSource<<11f3db5d145343307a7c263671658857>>
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
  readonly src: string;
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
      "name": "src",
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

(node as any).hash = "6ad328eb10c611a6b3005dbdcfcd6824";

export default node;
