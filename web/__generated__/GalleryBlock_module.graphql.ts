/**
 * @generated SignedSource<<2696d6ecc7ab9af16f4e1bb7cfa0fade>>
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
      readonly " $fragmentSpreads": FragmentRefs<"GalleryFigure_media" | "GalleryViewer_media">;
    } | null | undefined;
    readonly mediaView: {
      readonly " $fragmentSpreads": FragmentRefs<"GalleryFigure_view" | "GalleryViewer_view">;
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
              "name": "GalleryFigure_media"
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
              "name": "GalleryFigure_view"
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

(node as any).hash = "b610efc6b31fcb49d364ba4a41fdeb15";

export default node;
