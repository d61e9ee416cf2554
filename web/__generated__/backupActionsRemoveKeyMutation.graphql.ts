/**
 * @generated SignedSource<<672f3c21a6061fc0b26ef78ea4653f4f>>
 * @relayHash 72fb735f14db686f896464ee54ea9ce2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 309fb2ca8ff1b5f1718522906a1b5bb972dc65dae7be0b650ca83c6a8cbe8cb8

import type { ConcreteRequest } from 'relay-runtime';
export type backupActionsRemoveKeyMutation$variables = Record<PropertyKey, never>;
export type backupActionsRemoveKeyMutation$data = {
  readonly removeBackupKey: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type backupActionsRemoveKeyMutation = {
  response: backupActionsRemoveKeyMutation$data;
  variables: backupActionsRemoveKeyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RemoveBackupKeyPayload",
    "kind": "LinkedField",
    "name": "removeBackupKey",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "backupActionsRemoveKeyMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "backupActionsRemoveKeyMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "309fb2ca8ff1b5f1718522906a1b5bb972dc65dae7be0b650ca83c6a8cbe8cb8",
    "metadata": {},
    "name": "backupActionsRemoveKeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92555e0b1e3b37d0f0517116bff38c74";

export default node;
