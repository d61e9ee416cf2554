/**
 * @generated SignedSource<<c4abb11594004b1ecdee5a6313b3238f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReplaceEverywhere_asset$data = {
  readonly fileName: string;
  readonly id: string;
  readonly kind: MediaKind;
  readonly useCount: number;
  readonly " $fragmentType": "ReplaceEverywhere_asset";
};
export type ReplaceEverywhere_asset$key = {
  readonly " $data"?: ReplaceEverywhere_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplaceEverywhere_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplaceEverywhere_asset",
  "selections": [
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
      "name": "kind",
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
      "kind": "ScalarField",
      "name": "useCount",
      "storageKey": null
    }
  ],
  "type": "MediaAsset",
  "abstractKey": null
};

(node as any).hash = "b7686e7c295215713e9e57c81cb7bed7";

export default node;
