/**
 * @generated SignedSource<<af949c40913dd220e603361e944d031f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileFacts_asset$data = {
  readonly byteSize: number;
  readonly createdAt: string;
  readonly fileName: string;
  readonly height: number;
  readonly id: string;
  readonly mediaType: string;
  readonly missingRenditions: ReadonlyArray<{
    readonly bitrate: number;
    readonly byteLimit: number;
    readonly shortSide: number;
  }>;
  readonly path: string;
  readonly playbackWarning: string | null | undefined;
  readonly videoSources: ReadonlyArray<{
    readonly byteSize: number;
    readonly codecs: string | null | undefined;
    readonly height: number;
    readonly isForPhones: boolean;
    readonly src: string;
    readonly width: number;
  }>;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"FilePlaces_asset">;
  readonly " $fragmentType": "FileFacts_asset";
};
export type FileFacts_asset$key = {
  readonly " $data"?: FileFacts_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileFacts_asset">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byteSize",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileFacts_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mediaType",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "playbackWarning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MissingRendition",
      "kind": "LinkedField",
      "name": "missingRenditions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortSide",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bitrate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byteLimit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VideoSource",
      "kind": "LinkedField",
      "name": "videoSources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "src",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codecs",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isForPhones",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilePlaces_asset"
    }
  ],
  "type": "MediaAsset",
  "abstractKey": null
};
})();

(node as any).hash = "2283cec2ed83ce55d31a114be2751d0f";

export default node;
