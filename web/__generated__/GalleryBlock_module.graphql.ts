/**
 * @generated SignedSource<<6b8c45c222ef52c1a04d17a8aecef761>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GalleryLayout = "GRID" | "ROWS" | "STRIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GalleryBlock_module$data = {
  readonly items: ReadonlyArray<{
    readonly caption: string;
    readonly media: {
      readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_media" | "GalleryViewer_media">;
    } | null | undefined;
    readonly mediaView: {
      readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_view" | "GalleryViewer_view">;
    } | null | undefined;
  }>;
  readonly layout: GalleryLayout;
  readonly " $fragmentType": "GalleryBlock_module";
};
export type GalleryBlock_module$key = {
  readonly " $data"?: GalleryBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GalleryItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "media",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GalleryBlock_media"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GalleryViewer_media"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaView",
          "kind": "LinkedField",
          "name": "mediaView",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GalleryBlock_view"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GalleryViewer_view"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GalleryModule",
  "abstractKey": null
};

(node as any).hash = "b9f4409d1cd0de4e3d92a77f0f811b0d";

export default node;
