/**
 * @generated SignedSource<<42b448d866b1c7a9783b3f763b722f3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectSection_modules$data = ReadonlyArray<{
  readonly isHidden: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ContentModule_module">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentModule_module"
    }
  ],
  "type": "ContentModule",
  "abstractKey": "__isContentModule"
};

(node as any).hash = "22f5e248119df842ae2d87c3281cdc8d";

export default node;
