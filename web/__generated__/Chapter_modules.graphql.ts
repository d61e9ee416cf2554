/**
 * @generated SignedSource<<f50e7901d4160351db066eb2901b1d3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Chapter_modules$data = ReadonlyArray<{
  readonly isHidden: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ContentModule_module">;
  readonly " $fragmentType": "Chapter_modules";
}>;
export type Chapter_modules$key = ReadonlyArray<{
  readonly " $data"?: Chapter_modules$data;
  readonly " $fragmentSpreads": FragmentRefs<"Chapter_modules">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Chapter_modules",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentModule_module"
    }
  ],
  "type": "ContentModule",
  "abstractKey": "__isContentModule"
};

(node as any).hash = "63ba7e0dec3fc6bfc67001c5a84dcb91";

export default node;
