/**
 * @generated SignedSource<<fe3eff0bfeab2fabb3352304fa14a1b0>>
 * @relayHash d0e110aaaa71cfee36c3f489ce691cf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcde4e056e06734b10666eb84fc5ef8aad1666821f6e18706056d4a8b5fbbc52

import type { ConcreteRequest } from 'relay-runtime';
export type backupActionsMakeMutation$variables = Record<PropertyKey, never>;
export type backupActionsMakeMutation$data = {
  readonly makeBackup: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type backupActionsMakeMutation = {
  response: backupActionsMakeMutation$data;
  variables: backupActionsMakeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MakeBackupPayload",
    "kind": "LinkedField",
    "name": "makeBackup",
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
    "name": "backupActionsMakeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "backupActionsMakeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bcde4e056e06734b10666eb84fc5ef8aad1666821f6e18706056d4a8b5fbbc52",
    "metadata": {},
    "name": "backupActionsMakeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72593b2ef67a616f16c07ea492b69762";

export default node;
