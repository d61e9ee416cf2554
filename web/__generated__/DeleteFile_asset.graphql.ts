/**
 * @generated SignedSource<<ed910bfee5dcfe76a8f21f637a97e452>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteFile_asset$data = {
  readonly fileName: string;
  readonly id: string;
  readonly useCount: number;
  readonly " $fragmentType": "DeleteFile_asset";
};
export type DeleteFile_asset$key = {
  readonly " $data"?: DeleteFile_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteFile_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteFile_asset",
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

(node as any).hash = "153178352ed42ce0677884e238f47d72";

export default node;
