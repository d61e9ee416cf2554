/**
 * @generated SignedSource<<1f5f509a83020ee322b8b9677fc9dee0>>
 * @relayHash bc3eaba06858654f3f9f9c2b10595e8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06a92fdf402786ff154814209a8f7f3eb81cf68aa9bff71c1a0f02fae3167d8a

import type { ConcreteRequest } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
export type SetVisibilityInput = {
  id: string;
  isPasswordProtected?: boolean | null | undefined;
  visibility: Visibility;
};
export type visibilityActionsSetMutation$variables = {
  input: SetVisibilityInput;
};
export type visibilityActionsSetMutation$data = {
  readonly setVisibility: {
    readonly project: {
      readonly id: string;
      readonly isPasswordProtected: boolean;
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
            "name": "isPasswordProtected",
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
    "id": "06a92fdf402786ff154814209a8f7f3eb81cf68aa9bff71c1a0f02fae3167d8a",
    "metadata": {},
    "name": "visibilityActionsSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3ef31912052502a7a1b5208f4d6debd";

export default node;
