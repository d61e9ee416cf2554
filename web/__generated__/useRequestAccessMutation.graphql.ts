/**
 * @generated SignedSource<<1abe791ed1468eefe04163ba10d9cf5e>>
 * @relayHash 9d44103458c2961aa811109a1ed99858
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e987d5f28c27ff9a54e0710057998e00a685c1c4be1195aafcb141a0b708d0a1

import type { ConcreteRequest } from 'relay-runtime';
export type RequestAccessInput = {
  company: string;
  email: string;
  fillTime?: number | null | undefined;
  message: string;
  name: string;
  project?: string | null | undefined;
  website?: string | null | undefined;
};
export type useRequestAccessMutation$variables = {
  input: RequestAccessInput;
};
export type useRequestAccessMutation$data = {
  readonly requestAccess: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly limit: number | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useRequestAccessMutation = {
  response: useRequestAccessMutation$data;
  variables: useRequestAccessMutation$variables;
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
    "concreteType": "RequestAccessPayload",
    "kind": "LinkedField",
    "name": "requestAccess",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "limit",
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
    "name": "useRequestAccessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestAccessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e987d5f28c27ff9a54e0710057998e00a685c1c4be1195aafcb141a0b708d0a1",
    "metadata": {},
    "name": "useRequestAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8fdc73e693fed96c503210b4a2aaf980";

export default node;
