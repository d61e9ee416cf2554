/**
 * @generated SignedSource<<eb6ee685536dfc3e93184542548671fa>>
 * @relayHash bbad03482bc2bc09f9b45d6932694a97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e0f62a9dd9b051f9395c5341f3f43b1f6c3e05360eaa4c8da08f1ab4a5716c9

import type { ConcreteRequest } from 'relay-runtime';
export type AddPasskeyInput = {
  name: string;
  response: string;
};
export type signInActionsAddPasskeyMutation$variables = {
  input: AddPasskeyInput;
};
export type signInActionsAddPasskeyMutation$data = {
  readonly addPasskey: {
    readonly passkeys: ReadonlyArray<{
      readonly createdAt: string;
      readonly id: string;
      readonly lastUsedAt: string | null | undefined;
      readonly name: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsAddPasskeyMutation = {
  response: signInActionsAddPasskeyMutation$data;
  variables: signInActionsAddPasskeyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AddPasskeyPayload",
    "kind": "LinkedField",
    "name": "addPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Passkey",
        "kind": "LinkedField",
        "name": "passkeys",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUsedAt",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "signInActionsAddPasskeyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInActionsAddPasskeyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8e0f62a9dd9b051f9395c5341f3f43b1f6c3e05360eaa4c8da08f1ab4a5716c9",
    "metadata": {},
    "name": "signInActionsAddPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a231726a3e12a9f7d3f2fd5d86d11ef";

export default node;
