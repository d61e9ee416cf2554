/**
 * @generated SignedSource<<d37bdd3caec011e176c4f2717b40c7ca>>
 * @relayHash 8a8ed6ff0cc920484498c4e383146798
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4dd98c56a56ce6f3b0ffff1e0b0e4bcc420b3e34f448fe25210a9710a138844

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
    "id": "f4dd98c56a56ce6f3b0ffff1e0b0e4bcc420b3e34f448fe25210a9710a138844",
    "metadata": {},
    "name": "signInActionsAddPasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "89d56a63b52470ef59ce8f2620eba95b";

export default node;
