/**
 * @generated SignedSource<<ae8aab6ccbd41a22644d97ee90fcce23>>
 * @relayHash 697bb6af35e67ce378b1fa66077e1a8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f871472b82d0935df03feb3e7303606abb4d92308a6f445c444f6d71b117b39d

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
    "id": "f871472b82d0935df03feb3e7303606abb4d92308a6f445c444f6d71b117b39d",
    "metadata": {},
    "name": "useChangeOwnerPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3c54e4748ddac647449316ac0c519a0";

export default node;
