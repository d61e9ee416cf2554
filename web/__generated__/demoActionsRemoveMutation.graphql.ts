/**
 * @generated SignedSource<<5b1754e7f2f7954dab5e4cfefda6fd97>>
 * @relayHash 2564cb478b2e83fda2eebaea4b12cb58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ad2643229b8b929434c60f0ede74659bbe00b0211789c8a1fbc43956dd88b28

import type { ConcreteRequest } from 'relay-runtime';
export type demoActionsRemoveMutation$variables = Record<PropertyKey, never>;
export type demoActionsRemoveMutation$data = {
  readonly removeDemo: {
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
export type demoActionsRemoveMutation = {
  response: demoActionsRemoveMutation$data;
  variables: demoActionsRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RemoveDemoPayload",
    "kind": "LinkedField",
    "name": "removeDemo",
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
    "name": "demoActionsRemoveMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "demoActionsRemoveMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3ad2643229b8b929434c60f0ede74659bbe00b0211789c8a1fbc43956dd88b28",
    "metadata": {},
    "name": "demoActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb6b0ddaf363bf418dd8cfee4f1d3673";

export default node;
