/**
 * @generated SignedSource<<9d7819a4b3ec25463293e9dc70a181a3>>
 * @relayHash 0d73a0c0434fd6ad31972296edc4617c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a289f9dd5c834d5db5d9fb01933d5ecf89d40833957c5fe1edc018eb552a263

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeOwnerPasswordInput = {
  currentPassword?: string | null | undefined;
  newPassword: string;
};
export type OwnerPasswordPanelMutation$variables = {
  input: ChangeOwnerPasswordInput;
};
export type OwnerPasswordPanelMutation$data = {
  readonly changeOwnerPassword: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type OwnerPasswordPanelMutation = {
  response: OwnerPasswordPanelMutation$data;
  variables: OwnerPasswordPanelMutation$variables;
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
    "name": "OwnerPasswordPanelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnerPasswordPanelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a289f9dd5c834d5db5d9fb01933d5ecf89d40833957c5fe1edc018eb552a263",
    "metadata": {},
    "name": "OwnerPasswordPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a42f8fd40d7c2f093d56ff7efdfb3c31";

export default node;
