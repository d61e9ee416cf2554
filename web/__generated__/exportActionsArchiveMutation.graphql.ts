/**
 * @generated SignedSource<<17776f5edd04f635eb43140b1f32ecbd>>
 * @relayHash e6e137ad04b47a7557e166e8c8d5edd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad497fb4f26a8a8b3a1f41120365b387ae9e4148bba9ad0e7d731189e7004423

import type { ConcreteRequest } from 'relay-runtime';
export type RequestArchiveDownloadInput = {
  messages?: boolean | null | undefined;
  password?: string | null | undefined;
  revisions?: boolean | null | undefined;
};
export type exportActionsArchiveMutation$variables = {
  input: RequestArchiveDownloadInput;
};
export type exportActionsArchiveMutation$data = {
  readonly requestArchiveDownload: {
    readonly address: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type exportActionsArchiveMutation = {
  response: exportActionsArchiveMutation$data;
  variables: exportActionsArchiveMutation$variables;
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
    "concreteType": "RequestArchiveDownloadPayload",
    "kind": "LinkedField",
    "name": "requestArchiveDownload",
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
    "name": "exportActionsArchiveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "exportActionsArchiveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ad497fb4f26a8a8b3a1f41120365b387ae9e4148bba9ad0e7d731189e7004423",
    "metadata": {},
    "name": "exportActionsArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e113f5beb517b4ff70c4c9f988a2a4d7";

export default node;
