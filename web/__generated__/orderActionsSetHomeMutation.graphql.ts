/**
 * @generated SignedSource<<4551d88286627330272f1cb1a21db0da>>
 * @relayHash 4b97fc906bd32ac902563cff773bbc5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6bfa4e93befdd68a5fee86726e674048b934a2258aea7ac5585d5a333507cf6

import type { ConcreteRequest } from 'relay-runtime';
export type SetHomeOrderInput = {
  projectIds: ReadonlyArray<string>;
  seenIds?: ReadonlyArray<string> | null | undefined;
};
export type orderActionsSetHomeMutation$variables = {
  input: SetHomeOrderInput;
};
export type orderActionsSetHomeMutation$data = {
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
export type orderActionsSetHomeMutation = {
  response: orderActionsSetHomeMutation$data;
  variables: orderActionsSetHomeMutation$variables;
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
    "name": "orderActionsSetHomeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderActionsSetHomeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a6bfa4e93befdd68a5fee86726e674048b934a2258aea7ac5585d5a333507cf6",
    "metadata": {},
    "name": "orderActionsSetHomeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b50ec3c4870df708a09918e5f3c8f81";

export default node;
