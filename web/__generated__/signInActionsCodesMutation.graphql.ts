/**
 * @generated SignedSource<<600aa58850e5a441215d331517b5e584>>
 * @relayHash ad9181ae4df78650c2859863f27f45a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c8ebc37071a5d6f25640eb53bd2a3fe13695cbd594a5c762a06c078b05d386e

import type { ConcreteRequest } from 'relay-runtime';
export type signInActionsCodesMutation$variables = Record<PropertyKey, never>;
export type signInActionsCodesMutation$data = {
  readonly createRecoveryCodes: {
    readonly codes: ReadonlyArray<string> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsCodesMutation = {
  response: signInActionsCodesMutation$data;
  variables: signInActionsCodesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CreateRecoveryCodesPayload",
    "kind": "LinkedField",
    "name": "createRecoveryCodes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codes",
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
    "name": "signInActionsCodesMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInActionsCodesMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4c8ebc37071a5d6f25640eb53bd2a3fe13695cbd594a5c762a06c078b05d386e",
    "metadata": {},
    "name": "signInActionsCodesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "837ae89cff6ed0f8bca2ae134b7f02ce";

export default node;
