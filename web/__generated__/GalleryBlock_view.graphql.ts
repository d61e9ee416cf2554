/**
 * @generated SignedSource<<f15f831c5574697f180b64453d0a2b91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryBlock_view$data = {
  readonly crop: {
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_view">;
  readonly " $fragmentType": "GalleryBlock_view";
};
export type GalleryBlock_view$key = {
  readonly " $data"?: GalleryBlock_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryBlock_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaCrop",
      "kind": "LinkedField",
      "name": "crop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ModuleMedia_view"
    }
  ],
  "type": "MediaView",
  "abstractKey": null
};

(node as any).hash = "7315fb633cdc55901feabb227f201d5f";

export default node;
