/**
 * @generated SignedSource<<fd443af6f66a0f39043e3bac84c0a2cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryViewer_view$data = {
  readonly crop: {
    readonly height: number;
    readonly width: number;
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly focal: {
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly " $fragmentType": "GalleryViewer_view";
};
export type GalleryViewer_view$key = {
  readonly " $data"?: GalleryViewer_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryViewer_view">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "x",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "y",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryViewer_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaCrop",
      "kind": "LinkedField",
      "name": "crop",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "FocalPoint",
      "kind": "LinkedField",
      "name": "focal",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MediaView",
  "abstractKey": null
};
})();

(node as any).hash = "0480e2fc18a20e6c531fa0f1a911420f";

export default node;
