/**
 * @generated SignedSource<<2ad28fa0d0ca8619278867478ce7ba86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectSection_modules$data = ReadonlyArray<{
  readonly isBeside: boolean;
  readonly isBlank: boolean;
  readonly isHidden: boolean;
  readonly isWide: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"blocks_module">;
  readonly " $fragmentType": "ProjectSection_modules";
}>;
export type ProjectSection_modules$key = ReadonlyArray<{
  readonly " $data"?: ProjectSection_modules$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProjectSection_modules",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBeside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWide",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "blocks_module"
    }
  ],
  "type": "ContentModule",
  "abstractKey": "__isContentModule"
};

(node as any).hash = "119c4c143433e3a149ae9bdaa152dddf";

export default node;
