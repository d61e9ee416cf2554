/**
 * @generated SignedSource<<a2419d909f67d7ee79745a9f64042d33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DescriptionList_asset$data = {
  readonly altText: string;
  readonly fileName: string;
  readonly id: string;
  readonly isDecorative: boolean;
  readonly kind: MediaKind;
  readonly thumbnail: string | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"FilePlaces_asset">;
  readonly " $fragmentType": "DescriptionList_asset";
};
export type DescriptionList_asset$key = {
  readonly " $data"?: DescriptionList_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"DescriptionList_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DescriptionList_asset",
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

(node as any).hash = "ad6dc8f4c7f2482a656168031daf2587";

export default node;
