/**
 * @generated SignedSource<<940d7b6abfae6d039fc9f82517bf0b44>>
 * @relayHash 644c8f8bef9bc9d1f2c01d041f93e945
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f411635d20e0d33b6bf33034ab1629338ae5846258ad9fd1de1c3c5de0b6860

import type { ConcreteRequest } from 'relay-runtime';
export type DuplicateProjectInput = {
  id: string;
};
export type useDuplicateProjectMutation$variables = {
  input: DuplicateProjectInput;
};
export type useDuplicateProjectMutation$data = {
  readonly duplicateProject: {
    readonly project: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useDuplicateProjectMutation = {
  response: useDuplicateProjectMutation$data;
  variables: useDuplicateProjectMutation$variables;
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
    "concreteType": "DuplicateProjectPayload",
    "kind": "LinkedField",
    "name": "duplicateProject",
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
            "name": "name",
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
    "name": "useDuplicateProjectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDuplicateProjectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3f411635d20e0d33b6bf33034ab1629338ae5846258ad9fd1de1c3c5de0b6860",
    "metadata": {},
    "name": "useDuplicateProjectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afcbb046fceecf80e11cbf9bbeb45cd4";

export default node;
