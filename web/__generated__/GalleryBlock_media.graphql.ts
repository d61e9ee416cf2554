/**
 * @generated SignedSource<<fed10814af6fbdfc9e51a02ed9c59d91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GalleryBlock_media$data = {
  readonly asset: {
    readonly altText: string;
    readonly height: number;
    readonly motion: {
      readonly mediaType: string;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  readonly " $fragmentType": "GalleryBlock_media";
};
export type GalleryBlock_media$key = {
  readonly " $data"?: GalleryBlock_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryBlock_media",
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
          "kind": "ScalarField",
          "name": "altText",
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
      "name": "ModuleMedia_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "f1df885accbb7ad18dfc2eb512c00d3d";

export default node;
