/**
 * @generated SignedSource<<342d6d100e1eb4030f430a3db84450ba>>
 * @relayHash 4e0ea086fa10653637c572570aaf6090
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a0bc20502ad5c7b66c504826b44e0481f796a41829371ae9cfd79878342cac6

import type { ConcreteRequest } from 'relay-runtime';
export type SetAboutTabOrderInput = {
  aboutTabIds: ReadonlyArray<string>;
  seenIds?: ReadonlyArray<string> | null | undefined;
};
export type useSetTabOrderMutation$variables = {
  input: SetAboutTabOrderInput;
};
export type useSetTabOrderMutation$data = {
  readonly setAboutTabOrder: {
    readonly aboutTabs: ReadonlyArray<{
      readonly displayOrder: number;
      readonly id: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetTabOrderMutation$rawResponse = {
  readonly setAboutTabOrder: {
    readonly aboutTabs: ReadonlyArray<{
      readonly displayOrder: number;
      readonly id: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetTabOrderMutation = {
  rawResponse: useSetTabOrderMutation$rawResponse;
  response: useSetTabOrderMutation$data;
  variables: useSetTabOrderMutation$variables;
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
    "concreteType": "SetAboutTabOrderPayload",
    "kind": "LinkedField",
    "name": "setAboutTabOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AboutTab",
        "kind": "LinkedField",
        "name": "aboutTabs",
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
            "name": "displayOrder",
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
            "name": "field",
            "storageKey": null
          },
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
    "name": "useSetTabOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetTabOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8a0bc20502ad5c7b66c504826b44e0481f796a41829371ae9cfd79878342cac6",
    "metadata": {},
    "name": "useSetTabOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "731ad6645b1160a8f276327856d82e46";

export default node;
