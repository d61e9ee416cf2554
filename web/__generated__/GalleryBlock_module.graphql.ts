/**
 * @generated SignedSource<<f78c86a043b77e4e09270fe460afb068>>
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
      readonly " $fragmentSpreads": FragmentRefs<"GalleryFigure_media" | "ViewedMedia_media">;
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
              "name": "ViewedMedia_media"
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

(node as any).hash = "0c711ca6e54569d3476381e542d88dbd";

export default node;
