/**
 * @generated SignedSource<<11a90f210d31a13fb8042437d5c705f2>>
 * @relayHash 51447e3eb1eb5dc0b9369f0604cb39d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbd49e06390f56dea660c0c8a40571d657443ee9633eaf6ed1cc24012d457d77

import type { ConcreteRequest } from 'relay-runtime';
export type SetWorkOrderInput = {
  seenIds?: ReadonlyArray<string> | null | undefined;
  workImageIds: ReadonlyArray<string>;
};
export type useSetWorkOrderMutation$variables = {
  input: SetWorkOrderInput;
};
export type useSetWorkOrderMutation$data = {
  readonly setWorkOrder: {
    readonly projects: ReadonlyArray<{
      readonly id: string;
      readonly version: number;
      readonly workOrder: number;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useSetWorkOrderMutation = {
  response: useSetWorkOrderMutation$data;
  variables: useSetWorkOrderMutation$variables;
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
    "name": "useSetWorkOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetWorkOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cbd49e06390f56dea660c0c8a40571d657443ee9633eaf6ed1cc24012d457d77",
    "metadata": {},
    "name": "useSetWorkOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b652c5981907b1ba4e8c83bdbcca7784";

export default node;
