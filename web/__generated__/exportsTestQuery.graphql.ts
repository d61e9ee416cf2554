/**
 * @generated SignedSource<<c71749d82b92314f884ffdb1a63c60a2>>
 * @relayHash 85c1c81eda0d734526f01496ea488b16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47158a85e07e8ce9e6a8bfe920204e63e7831f126450947a446f9d18b783aa7b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type exportsTestQuery$variables = Record<PropertyKey, never>;
export type exportsTestQuery$data = {
  readonly staticCopy: {
    readonly " $fragmentSpreads": FragmentRefs<"StaticCopyPanel_staticCopy">;
  } | null | undefined;
};
export type exportsTestQuery = {
  response: exportsTestQuery$data;
  variables: exportsTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "exportsTestQuery",
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
    "name": "exportsTestQuery",
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
    "id": "47158a85e07e8ce9e6a8bfe920204e63e7831f126450947a446f9d18b783aa7b",
    "metadata": {},
    "name": "exportsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "77b93edb436dd6e42534c33e52beef0e";

export default node;
