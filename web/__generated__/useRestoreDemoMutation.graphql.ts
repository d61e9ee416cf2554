/**
 * @generated SignedSource<<4a2a436c11d4bc30e807f12257c614d4>>
 * @relayHash f64beb6ded80a8b7d5a660dd7c307fda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2a8c9e42affcb17436e35006db493bc8fd3cc7b4e08700a866f2df285997858

import type { ConcreteRequest } from 'relay-runtime';
export type useRestoreDemoMutation$variables = Record<PropertyKey, never>;
export type useRestoreDemoMutation$data = {
  readonly restoreDemo: {
    readonly demo: {
      readonly isPresent: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useRestoreDemoMutation = {
  response: useRestoreDemoMutation$data;
  variables: useRestoreDemoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RestoreDemoPayload",
    "kind": "LinkedField",
    "name": "restoreDemo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Demo",
        "kind": "LinkedField",
        "name": "demo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPresent",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRestoreDemoMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRestoreDemoMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b2a8c9e42affcb17436e35006db493bc8fd3cc7b4e08700a866f2df285997858",
    "metadata": {},
    "name": "useRestoreDemoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b6fdde84e965c98471ff0648495b72b";

export default node;
