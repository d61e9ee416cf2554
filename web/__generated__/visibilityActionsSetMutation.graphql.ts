/**
 * @generated SignedSource<<d7aec43f2131d2e97d029cea25ecb200>>
 * @relayHash 3afa8f2dd9229e977ca9895b784e2e4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d02598b40e1f560cb0683423a81814aa75b6cd4c3dfdc4606d7aaa1b7ae1d0a9

import type { ConcreteRequest } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
export type SetVisibilityInput = {
  id: string;
  visibility: Visibility;
};
export type visibilityActionsSetMutation$variables = {
  input: SetVisibilityInput;
};
export type visibilityActionsSetMutation$data = {
  readonly setVisibility: {
    readonly project: {
      readonly id: string;
      readonly publishAt: string | null | undefined;
      readonly publishZone: string | null | undefined;
      readonly visibility: Visibility;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type visibilityActionsSetMutation = {
  response: visibilityActionsSetMutation$data;
  variables: visibilityActionsSetMutation$variables;
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
    "concreteType": "SetVisibilityPayload",
    "kind": "LinkedField",
    "name": "setVisibility",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
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
            "name": "visibility",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishZone",
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
    "name": "visibilityActionsSetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "visibilityActionsSetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d02598b40e1f560cb0683423a81814aa75b6cd4c3dfdc4606d7aaa1b7ae1d0a9",
    "metadata": {},
    "name": "visibilityActionsSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9bfa362cc52a084a372455ec97a95c5d";

export default node;
