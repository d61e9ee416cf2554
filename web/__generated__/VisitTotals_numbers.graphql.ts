/**
 * @generated SignedSource<<c87257c8d123402fdbafa5290c1071f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitTotals_numbers$data = {
  readonly days: ReadonlyArray<{
    readonly reads: number;
    readonly seconds: number;
    readonly views: number;
    readonly visitors: number;
  }>;
  readonly " $fragmentType": "VisitTotals_numbers";
};
export type VisitTotals_numbers$key = {
  readonly " $data"?: VisitTotals_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitTotals_numbers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitTotals_numbers",
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

(node as any).hash = "ef514d28b5aabf56dac3196ecea13a68";

export default node;
