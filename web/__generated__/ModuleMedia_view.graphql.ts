/**
 * @generated SignedSource<<4a80eeaba0b3159d9b4b8f834996ba26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaFrame = "BROWSER" | "NONE" | "PHONE" | "TABLET" | "%future added value";
export type MediaPlayback = "CONTROLS" | "LOOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ModuleMedia_view$data = {
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
  readonly frame: MediaFrame;
  readonly playback: MediaPlayback;
  readonly start: {
    readonly " $fragmentSpreads": FragmentRefs<"Still_media">;
  } | null | undefined;
  readonly " $fragmentType": "ModuleMedia_view";
};
export type ModuleMedia_view$key = {
  readonly " $data"?: ModuleMedia_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_view">;
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
  "name": "ModuleMedia_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frame",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "playback",
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
    },
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "start",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Still_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MediaView",
  "abstractKey": null
};
})();

(node as any).hash = "05fd0f69031742f85430ebc99f02c16d";

export default node;
