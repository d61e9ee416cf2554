/**
 * @generated SignedSource<<73e27b8d6b1890d7e787b5afc2234c7b>>
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilePlaces_asset"
    }
  ],
  "type": "MediaAsset",
  "abstractKey": null
};

(node as any).hash = "8d81d0b091f337abc2f31e2cb42dc2f9";

export default node;
