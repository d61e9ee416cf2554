/**
 * @generated SignedSource<<fe393e7cab3d8f6ce4cd0a9c6ee2e26c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitChart_numbers$data = {
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly reads: number;
    readonly views: number;
    readonly visitors: number;
  }>;
  readonly " $fragmentType": "VisitChart_numbers";
};
export type VisitChart_numbers$key = {
  readonly " $data"?: VisitChart_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitChart_numbers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitChart_numbers",
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
          "name": "day",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Numbers",
  "abstractKey": null
};

(node as any).hash = "ff4ff4b564a04bc37263a2d80d3dde02";

export default node;
