/**
 * @generated SignedSource<<a0b1f96e09b5adba6783440b27481059>>
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
  readonly mediaType: string;
  readonly playbackWarning: string | null | undefined;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"FilePlaces_asset">;
  readonly " $fragmentType": "FileFacts_asset";
};
export type FileFacts_asset$key = {
  readonly " $data"?: FileFacts_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileFacts_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileFacts_asset",
  "selections": [
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
      "kind": "ScalarField",
      "name": "mediaType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byteSize",
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilePlaces_asset"
    }
  ],
  "type": "MediaAsset",
  "abstractKey": null
};

(node as any).hash = "c86601441dd3c06d1877873ff651ffdb";

export default node;
