/**
 * @generated SignedSource<<cf936de60067d38be78999411016c941>>
 * @relayHash 2aa6d849a3e7d82e8daccbb79372942d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0001031841554471beccd32f77ef26c095900a6c04d29d73c75f916c9402ff66

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
      readonly code: string;
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
    "id": "0001031841554471beccd32f77ef26c095900a6c04d29d73c75f916c9402ff66",
    "metadata": {},
    "name": "useSetWorkOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "651331b4525f33e81eab513f5e3b7c8c";

export default node;
