/**
 * @generated SignedSource<<92a66420f267596a4e0653e068b120cc>>
 * @relayHash 7e0a29bbdb3df1c6a98f406bab0527ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f86969b704572374a9c28dc24cf70c7667cfb7d77e31af86fe74622307810444

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeOwnerPasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type useChangeOwnerPasswordMutation$variables = {
  input: ChangeOwnerPasswordInput;
};
export type useChangeOwnerPasswordMutation$data = {
  readonly changeOwnerPassword: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useChangeOwnerPasswordMutation = {
  response: useChangeOwnerPasswordMutation$data;
  variables: useChangeOwnerPasswordMutation$variables;
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
    "concreteType": "ChangeOwnerPasswordPayload",
    "kind": "LinkedField",
    "name": "changeOwnerPassword",
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
    "name": "useChangeOwnerPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeOwnerPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f86969b704572374a9c28dc24cf70c7667cfb7d77e31af86fe74622307810444",
    "metadata": {},
    "name": "useChangeOwnerPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8f72b613dbe65a84e48c2f43a1ce07f";

export default node;
