/**
 * @generated SignedSource<<4414ec3552ae45729ef0dc8b146e9746>>
 * @relayHash 0eee2396502f6c40133a4c3077cf8dcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fc96ee86729f9209ece47b094a4a9511a822d274371ea958552fcfc0095280b

import type { ConcreteRequest } from 'relay-runtime';
export type SetPasswordSignInInput = {
  hasPassword: boolean;
};
export type signInActionsPasswordMutation$variables = {
  input: SetPasswordSignInInput;
};
export type signInActionsPasswordMutation$data = {
  readonly setPasswordSignIn: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsPasswordMutation = {
  response: signInActionsPasswordMutation$data;
  variables: signInActionsPasswordMutation$variables;
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
    "concreteType": "SetPasswordSignInPayload",
    "kind": "LinkedField",
    "name": "setPasswordSignIn",
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
    "name": "signInActionsPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInActionsPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3fc96ee86729f9209ece47b094a4a9511a822d274371ea958552fcfc0095280b",
    "metadata": {},
    "name": "signInActionsPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef905e9018697ed7c12c4744008d71ef";

export default node;
