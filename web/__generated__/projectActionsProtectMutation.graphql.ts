/**
 * @generated SignedSource<<fb37a26748750d40b53d9974f0364627>>
 * @relayHash 265d61850619b33c284b5213658f5a24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70fde58602f682174196d5cc57880a602d59c41e34c45fe4abc8d5f4a86c5920

import type { ConcreteRequest } from 'relay-runtime';
export type SetProjectProtectionInput = {
  id: string;
  isPasswordProtected: boolean;
};
export type projectActionsProtectMutation$variables = {
  input: SetProjectProtectionInput;
};
export type projectActionsProtectMutation$data = {
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
export type projectActionsProtectMutation = {
  response: projectActionsProtectMutation$data;
  variables: projectActionsProtectMutation$variables;
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
    "name": "projectActionsProtectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "projectActionsProtectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "70fde58602f682174196d5cc57880a602d59c41e34c45fe4abc8d5f4a86c5920",
    "metadata": {},
    "name": "projectActionsProtectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffc95eb9c0be36592ecd9bbb21acefa0";

export default node;
