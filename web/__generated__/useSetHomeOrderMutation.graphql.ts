/**
 * @generated SignedSource<<e9e0c555a53b684485bd3afa913ba726>>
 * @relayHash 9b284313f286c7179c535a6251baa7aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69fa227be70db41297184e711beeb0f2da710b30bf1841cfc5442559c7ce28b8

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
    "id": "69fa227be70db41297184e711beeb0f2da710b30bf1841cfc5442559c7ce28b8",
    "metadata": {},
    "name": "useSetHomeOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e212954c4e30d20f137240a2e5c4ebc7";

export default node;
