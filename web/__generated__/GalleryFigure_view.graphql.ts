/**
 * @generated SignedSource<<d2d4cb608ed17984f9a451d3b2bb9c43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryFigure_view$data = {
  readonly crop: {
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_view">;
  readonly " $fragmentType": "GalleryFigure_view";
};
export type GalleryFigure_view$key = {
  readonly " $data"?: GalleryFigure_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryFigure_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryFigure_view",
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

(node as any).hash = "1213844d580e997ce163a7d3274e0793";

export default node;
