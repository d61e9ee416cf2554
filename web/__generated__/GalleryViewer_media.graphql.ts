/**
 * @generated SignedSource<<17adb10220f4ee003934a5124aea878b>>
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
    readonly motion: {
      readonly mediaType: string;
    } | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Motion",
          "kind": "LinkedField",
          "name": "motion",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaType",
              "storageKey": null
            }
          ],
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

(node as any).hash = "16f5cd301eeb2dcecbc91058d3d27b5b";

export default node;
