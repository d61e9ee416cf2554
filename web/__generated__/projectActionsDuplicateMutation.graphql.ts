/**
 * @generated SignedSource<<a6eee222a3ac4511832f92d2c8b50079>>
 * @relayHash 138a8f2a948f0a7570a4eba383c4285c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76c3d24978ac90896f2886b22f48d07d09a1eeda48bf776650782c83fccc41e5

import type { ConcreteRequest } from 'relay-runtime';
export type DuplicateProjectInput = {
  id: string;
};
export type projectActionsDuplicateMutation$variables = {
  input: DuplicateProjectInput;
};
export type projectActionsDuplicateMutation$data = {
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
export type projectActionsDuplicateMutation = {
  response: projectActionsDuplicateMutation$data;
  variables: projectActionsDuplicateMutation$variables;
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
    "name": "projectActionsDuplicateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "projectActionsDuplicateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "76c3d24978ac90896f2886b22f48d07d09a1eeda48bf776650782c83fccc41e5",
    "metadata": {},
    "name": "projectActionsDuplicateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ccf659f6bd10412aefc104b857cb1b0";

export default node;
