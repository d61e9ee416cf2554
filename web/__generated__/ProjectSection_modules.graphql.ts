/**
 * @generated SignedSource<<4d1c3ab44edf8066af0b6f8697c4964e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectSection_modules$data = ReadonlyArray<{
  readonly isBlank: boolean;
  readonly isHidden: boolean;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "blocks_module"
    }
  ],
  "type": "ContentModule",
  "abstractKey": "__isContentModule"
};

(node as any).hash = "839dcdd33b99b940ba49a77095bdcbf5";

export default node;
