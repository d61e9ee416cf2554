/**
 * @generated SignedSource<<b9d4f73c26f120a1d9dc37b6019c4e0e>>
 * @relayHash a049016c5c5711b754327f20f02dd935
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 978b3b76f57b1457423c003133f8870cb2076b18d118b13b96eea48dbf23f5ad

import type { ConcreteRequest } from 'relay-runtime';
export type SetProjectProtectionInput = {
  id: string;
  isPasswordProtected: boolean;
};
export type useProtectProjectMutation$variables = {
  input: SetProjectProtectionInput;
};
export type useProtectProjectMutation$data = {
  readonly setProjectProtection: {
    readonly project: {
      readonly id: string;
      readonly isPasswordProtected: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useProtectProjectMutation = {
  response: useProtectProjectMutation$data;
  variables: useProtectProjectMutation$variables;
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
    "concreteType": "SetProjectProtectionPayload",
    "kind": "LinkedField",
    "name": "setProjectProtection",
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
            "name": "isPasswordProtected",
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
    "name": "useProtectProjectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProtectProjectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "978b3b76f57b1457423c003133f8870cb2076b18d118b13b96eea48dbf23f5ad",
    "metadata": {},
    "name": "useProtectProjectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db26d2076ac777a108542851f4768c16";

export default node;
