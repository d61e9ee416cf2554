/**
 * @generated SignedSource<<5d66e7a25c0b03f70c6d54c380877cd6>>
 * @relayHash 5f5c9888e4604f6e9b33de37eb05f40c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20264f5a84ab3a33f2330ff0cc7ddcacf4a061ab33d168997b78497e4040f5a9

import type { ConcreteRequest } from 'relay-runtime';
export type SetHomeOrderInput = {
  projectIds: ReadonlyArray<string>;
  seenIds?: ReadonlyArray<string> | null | undefined;
};
export type useSetHomeOrderMutation$variables = {
  input: SetHomeOrderInput;
};
export type useSetHomeOrderMutation$data = {
  readonly setHomeOrder: {
    readonly projects: ReadonlyArray<{
      readonly homeOrder: number;
      readonly id: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type useSetHomeOrderMutation = {
  response: useSetHomeOrderMutation$data;
  variables: useSetHomeOrderMutation$variables;
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
    "concreteType": "SetHomeOrderPayload",
    "kind": "LinkedField",
    "name": "setHomeOrder",
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
            "name": "homeOrder",
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
    "name": "useSetHomeOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetHomeOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20264f5a84ab3a33f2330ff0cc7ddcacf4a061ab33d168997b78497e4040f5a9",
    "metadata": {},
    "name": "useSetHomeOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cc198994f17d9adb90ddb944f517f583";

export default node;
