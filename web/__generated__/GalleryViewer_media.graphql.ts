/**
 * @generated SignedSource<<c37adc9524b8b93238094205d8093636>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryViewer_media$data = {
  readonly asset: {
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ViewedMedia_media">;
  readonly " $fragmentType": "GalleryViewer_media";
};
export type GalleryViewer_media$key = {
  readonly " $data"?: GalleryViewer_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryViewer_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryViewer_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaAsset",
      "kind": "LinkedField",
      "name": "asset",
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
      "name": "ViewedMedia_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "224177695185914407f49214e40d03ef";

export default node;
