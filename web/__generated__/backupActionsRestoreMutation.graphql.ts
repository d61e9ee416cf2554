/**
 * @generated SignedSource<<1a73dff37b06ada45f77daeed6ce3478>>
 * @relayHash 9ebba6c4857fd1cb0b5702e00ee53f35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 779d39bc85c52905f9a20a6d340e13d9756a575dd5e99ba8e1fa0e9ade1ff1d2

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreBackupInput = {
  key?: string | null | undefined;
  name: string;
  password?: string | null | undefined;
};
export type backupActionsRestoreMutation$variables = {
  input: RestoreBackupInput;
};
export type backupActionsRestoreMutation$data = {
  readonly restoreBackup: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type backupActionsRestoreMutation = {
  response: backupActionsRestoreMutation$data;
  variables: backupActionsRestoreMutation$variables;
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
    "concreteType": "RestoreBackupPayload",
    "kind": "LinkedField",
    "name": "restoreBackup",
    "plural": false,
    "selections": [
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
    "name": "backupActionsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "backupActionsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "779d39bc85c52905f9a20a6d340e13d9756a575dd5e99ba8e1fa0e9ade1ff1d2",
    "metadata": {},
    "name": "backupActionsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e88e6a97fa4bd6c9160e10687b946478";

export default node;
