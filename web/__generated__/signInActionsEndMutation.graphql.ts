/**
 * @generated SignedSource<<315709bec295f03ebbb4513c62c6afbb>>
 * @relayHash 557f2be0789f7ae06c5767a988e4efe5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 590c3dca01a93001a873ff358db9dc969a8f4dcc77e0306886fbd5c0e6c0d9a1

import type { ConcreteRequest } from 'relay-runtime';
export type EndOwnerSessionInput = {
  id: string;
};
export type signInActionsEndMutation$variables = {
  input: EndOwnerSessionInput;
};
export type signInActionsEndMutation$data = {
  readonly endOwnerSession: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsEndMutation = {
  response: signInActionsEndMutation$data;
  variables: signInActionsEndMutation$variables;
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
    "concreteType": "EndOwnerSessionPayload",
    "kind": "LinkedField",
    "name": "endOwnerSession",
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
    "name": "signInActionsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInActionsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "590c3dca01a93001a873ff358db9dc969a8f4dcc77e0306886fbd5c0e6c0d9a1",
    "metadata": {},
    "name": "signInActionsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0457d3a189c71e69ad7bc02b59302470";

export default node;
