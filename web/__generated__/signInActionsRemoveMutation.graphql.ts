/**
 * @generated SignedSource<<e17f3b90bde18de5f4b78ec7dd04c809>>
 * @relayHash 846ab65ba8863eb3c6a6493d3a36b1f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23563391b10d0d0dd1455c64eb26f3e0ad56067244be4d5f2677c25d8b1ba9cf

import type { ConcreteRequest } from 'relay-runtime';
export type RemovePasskeyInput = {
  id: string;
};
export type signInActionsRemoveMutation$variables = {
  input: RemovePasskeyInput;
};
export type signInActionsRemoveMutation$data = {
  readonly removePasskey: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsRemoveMutation = {
  response: signInActionsRemoveMutation$data;
  variables: signInActionsRemoveMutation$variables;
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
    "concreteType": "RemovePasskeyPayload",
    "kind": "LinkedField",
    "name": "removePasskey",
    "plural": false,
    "selections": [
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
    "name": "signInActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "23563391b10d0d0dd1455c64eb26f3e0ad56067244be4d5f2677c25d8b1ba9cf",
    "metadata": {},
    "name": "signInActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6830749d8c593efb913efb2cc2b10ad";

export default node;
