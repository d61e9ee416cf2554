/**
 * @generated SignedSource<<ff409fc078917621e8efd055423888cb>>
 * @relayHash f3584df200779af73ee3ef2e5000360c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a5895b577a392efee458db310adeb800802c87bf7b9aa9ad28a87ae0a7663fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerTestQuery$variables = Record<PropertyKey, never>;
export type BannerTestQuery$data = {
  readonly banner: {
    readonly " $fragmentSpreads": FragmentRefs<"Banner_banner">;
  } | null | undefined;
};
export type BannerTestQuery = {
  response: BannerTestQuery$data;
  variables: BannerTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BannerTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Banner",
        "kind": "LinkedField",
        "name": "banner",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Banner_banner"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BannerTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Banner",
        "kind": "LinkedField",
        "name": "banner",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5a5895b577a392efee458db310adeb800802c87bf7b9aa9ad28a87ae0a7663fc",
    "metadata": {},
    "name": "BannerTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "65ef8eb1c83792e3e5d9bae0534db84d";

export default node;
