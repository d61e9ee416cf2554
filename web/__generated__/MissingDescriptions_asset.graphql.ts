/**
 * @generated SignedSource<<6819fde7b9a02ab5dfc2e0b2b698e855>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MissingDescriptions_asset$data = {
  readonly altText: string;
  readonly fileName: string;
  readonly id: string;
  readonly isDecorative: boolean;
  readonly kind: MediaKind;
  readonly thumbnail: string | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"FilePlaces_asset">;
  readonly " $fragmentType": "MissingDescriptions_asset";
};
export type MissingDescriptions_asset$key = {
  readonly " $data"?: MissingDescriptions_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingDescriptions_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissingDescriptions_asset",
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
      "name": "version",
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
      "name": "thumbnail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "altText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDecorative",
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

(node as any).hash = "7c64691cd8bb1333209f0a4b32ab2b91";

export default node;
