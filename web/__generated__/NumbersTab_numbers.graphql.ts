/**
 * @generated SignedSource<<5efc262a02b872473fa2ed373e90136f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumbersTab_numbers$data = {
  readonly days: ReadonlyArray<{
    readonly reads: number;
    readonly seconds: number;
    readonly views: number;
    readonly visitors: number;
  }>;
  readonly " $fragmentType": "NumbersTab_numbers";
};
export type NumbersTab_numbers$key = {
  readonly " $data"?: NumbersTab_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumbersTab_numbers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumbersTab_numbers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NumbersDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "views",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reads",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Numbers",
  "abstractKey": null
};

(node as any).hash = "2cf7c2ba4c21e4b04aed3d83f46252d4";

export default node;
