/**
 * @generated SignedSource<<5ad2aa39de72bd3f789cdd87f9985dd9>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlank",
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

(node as any).hash = "80ec2e7bab9ae6a347eaf6ce1edc5335";

export default node;
