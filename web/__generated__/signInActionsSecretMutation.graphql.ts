/**
 * @generated SignedSource<<2c119c3e9072896f83677c0024446971>>
 * @relayHash cb271da88f0d73a3973a606126de32d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbeee50319a7f5f02d42836f08b63fa92a9d04e223991eb55806ad49ae2682fe

import type { ConcreteRequest } from 'relay-runtime';
export type signInActionsSecretMutation$variables = Record<PropertyKey, never>;
export type signInActionsSecretMutation$data = {
  readonly createTotpSecret: {
    readonly address: string | null | undefined;
    readonly secret: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsSecretMutation = {
  response: signInActionsSecretMutation$data;
  variables: signInActionsSecretMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CreateTotpSecretPayload",
    "kind": "LinkedField",
    "name": "createTotpSecret",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
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
    "name": "signInActionsSecretMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInActionsSecretMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bbeee50319a7f5f02d42836f08b63fa92a9d04e223991eb55806ad49ae2682fe",
    "metadata": {},
    "name": "signInActionsSecretMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3159b965936172a4ba53d5a010b9fa7";

export default node;
