/**
 * @generated SignedSource<<f12d5d044ab0a2da03c02994651b4f34>>
 * @relayHash b28e85ad3682e01fac60d5cbf8074989
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45d8040df88cf7b4627fa228bcee3b7e171fd7b37b52a6b890f135b2088fa01d

import type { ConcreteRequest } from 'relay-runtime';
export type SetWorkOrderInput = {
  seenIds?: ReadonlyArray<string> | null | undefined;
  workImageIds: ReadonlyArray<string>;
};
export type orderActionsSetWorkMutation$variables = {
  input: SetWorkOrderInput;
};
export type orderActionsSetWorkMutation$data = {
  readonly setWorkOrder: {
    readonly projects: ReadonlyArray<{
      readonly id: string;
      readonly version: number;
      readonly workOrder: number;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type orderActionsSetWorkMutation = {
  response: orderActionsSetWorkMutation$data;
  variables: orderActionsSetWorkMutation$variables;
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
    "concreteType": "SetWorkOrderPayload",
    "kind": "LinkedField",
    "name": "setWorkOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "projects",
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
            "name": "workOrder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "orderActionsSetWorkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderActionsSetWorkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45d8040df88cf7b4627fa228bcee3b7e171fd7b37b52a6b890f135b2088fa01d",
    "metadata": {},
    "name": "orderActionsSetWorkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e1e1591ec612a140d5c6b6d94b92326";

export default node;
