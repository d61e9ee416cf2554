/**
 * @generated SignedSource<<93a9ad0816ce3bbef6667203b13830a3>>
 * @relayHash e33ccad5e00fb697d46ffb4c1a2079bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2972af66901e47af939aa5cc5962e869372e9fb2e88433ec6a6087538d991403

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaticCopyPanelQuery$variables = Record<PropertyKey, never>;
export type StaticCopyPanelQuery$data = {
  readonly staticCopy: {
    readonly " $fragmentSpreads": FragmentRefs<"StaticCopyPanel_staticCopy">;
  } | null | undefined;
};
export type StaticCopyPanelQuery = {
  response: StaticCopyPanelQuery$data;
  variables: StaticCopyPanelQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StaticCopyPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaticCopy",
        "kind": "LinkedField",
        "name": "staticCopy",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StaticCopyPanel_staticCopy"
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
    "name": "StaticCopyPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaticCopy",
        "kind": "LinkedField",
        "name": "staticCopy",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRunning",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "filesWritten",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pagesWritten",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pagesKnown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "madeAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pageCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "size",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leftOut",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2972af66901e47af939aa5cc5962e869372e9fb2e88433ec6a6087538d991403",
    "metadata": {},
    "name": "StaticCopyPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ad32ab22d2e2a3f6dcd75c98bdf0a052";

export default node;
