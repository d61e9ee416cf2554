/**
 * @generated SignedSource<<4a33b0108bdf8de53aa014d2306e0031>>
 * @relayHash a589faa1d55401e6a9c077e5b9289836
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89426f2e48163ffd206ec2843c85f679a9eb05b9d7e15a0a921f311e6b2bc313

import type { ConcreteRequest } from 'relay-runtime';
export type trashActionsEmptyMutation$variables = Record<PropertyKey, never>;
export type trashActionsEmptyMutation$data = {
  readonly emptyTrash: {
    readonly projectCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type trashActionsEmptyMutation = {
  response: trashActionsEmptyMutation$data;
  variables: trashActionsEmptyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EmptyTrashPayload",
    "kind": "LinkedField",
    "name": "emptyTrash",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "projectCount",
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
    "name": "trashActionsEmptyMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "trashActionsEmptyMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "89426f2e48163ffd206ec2843c85f679a9eb05b9d7e15a0a921f311e6b2bc313",
    "metadata": {},
    "name": "trashActionsEmptyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c89957cd4439cbb6f383841ec5f19d0";

export default node;
