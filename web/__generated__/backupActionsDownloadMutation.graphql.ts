/**
 * @generated SignedSource<<1b3ea04e786ebdaa945e9687577ab54e>>
 * @relayHash a57b77ceec46dab7f9b8f631d3e3bcc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45a9764ca4a6c446055e2063060415551efe02490b952ee7003dc7a5b9d267d3

import type { ConcreteRequest } from 'relay-runtime';
export type RequestBackupDownloadInput = {
  name?: string | null | undefined;
  password?: string | null | undefined;
};
export type backupActionsDownloadMutation$variables = {
  input: RequestBackupDownloadInput;
};
export type backupActionsDownloadMutation$data = {
  readonly requestBackupDownload: {
    readonly address: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type backupActionsDownloadMutation = {
  response: backupActionsDownloadMutation$data;
  variables: backupActionsDownloadMutation$variables;
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
    "concreteType": "RequestBackupDownloadPayload",
    "kind": "LinkedField",
    "name": "requestBackupDownload",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
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
    "name": "backupActionsDownloadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "backupActionsDownloadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45a9764ca4a6c446055e2063060415551efe02490b952ee7003dc7a5b9d267d3",
    "metadata": {},
    "name": "backupActionsDownloadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d1e047b61e61a6a128b3cffd5629cfab";

export default node;
