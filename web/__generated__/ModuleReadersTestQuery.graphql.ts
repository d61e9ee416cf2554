/**
 * @generated SignedSource<<b23a9d1c39d572c70fd00dd01db0bd58>>
 * @relayHash 2994a4477153ece29225128276db11c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a41574f1f465ffcf79cafbcd6682d61a9c7211b49c161b01d41a9f80ec9bac64

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModuleReadersTestQuery$variables = Record<PropertyKey, never>;
export type ModuleReadersTestQuery$data = {
  readonly siteColors: {
    readonly " $fragmentSpreads": FragmentRefs<"PasswordNote_siteColors">;
  };
};
export type ModuleReadersTestQuery = {
  response: ModuleReadersTestQuery$data;
  variables: ModuleReadersTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ModuleReadersTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteColors",
        "kind": "LinkedField",
        "name": "siteColors",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PasswordNote_siteColors"
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
    "name": "ModuleReadersTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteColors",
        "kind": "LinkedField",
        "name": "siteColors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPortfolioPassword",
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
    "id": "a41574f1f465ffcf79cafbcd6682d61a9c7211b49c161b01d41a9f80ec9bac64",
    "metadata": {},
    "name": "ModuleReadersTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "515607e49cba7daf2b71d1c81df77328";

export default node;
