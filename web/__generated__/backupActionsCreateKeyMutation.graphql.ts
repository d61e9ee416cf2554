/**
 * @generated SignedSource<<a87e7fff6c4eea59753a302e11fe4456>>
 * @relayHash d01f2b7d41b0c45cd4737c8587b50617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fac54cf90bef29ce90c3f20d00699cd1ea5e0706e964c8669ebeef928f0ecaa3

import type { ConcreteRequest } from 'relay-runtime';
export type backupActionsCreateKeyMutation$variables = Record<PropertyKey, never>;
export type backupActionsCreateKeyMutation$data = {
  readonly createBackupKey: {
    readonly key: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type backupActionsCreateKeyMutation = {
  response: backupActionsCreateKeyMutation$data;
  variables: backupActionsCreateKeyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CreateBackupKeyPayload",
    "kind": "LinkedField",
    "name": "createBackupKey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "backupActionsCreateKeyMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "backupActionsCreateKeyMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fac54cf90bef29ce90c3f20d00699cd1ea5e0706e964c8669ebeef928f0ecaa3",
    "metadata": {},
    "name": "backupActionsCreateKeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05ccaba0f5e07fb3921ad82c4762bb0d";

export default node;
