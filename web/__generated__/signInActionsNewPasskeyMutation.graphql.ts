/**
 * @generated SignedSource<<67933cba2509c791d241d9ff92e2008f>>
 * @relayHash 6e8290ed162b9aa158d0488444bbded1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22820d410bbee0dfaf4916724cfcb417272a4695276e70632b98e00d0e35cbf9

import type { ConcreteRequest } from 'relay-runtime';
export type signInActionsNewPasskeyMutation$variables = Record<PropertyKey, never>;
export type signInActionsNewPasskeyMutation$data = {
  readonly requestNewPasskey: {
    readonly options: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsNewPasskeyMutation = {
  response: signInActionsNewPasskeyMutation$data;
  variables: signInActionsNewPasskeyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RequestNewPasskeyPayload",
    "kind": "LinkedField",
    "name": "requestNewPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
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
    "name": "signInActionsNewPasskeyMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInActionsNewPasskeyMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "22820d410bbee0dfaf4916724cfcb417272a4695276e70632b98e00d0e35cbf9",
    "metadata": {},
    "name": "signInActionsNewPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c86c8f7d1ef2d4e6f39ba6ea8acdf989";

export default node;
