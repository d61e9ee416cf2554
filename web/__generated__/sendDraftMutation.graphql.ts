/**
 * @generated SignedSource<<241e9991ab6108574a5f15c170bbf6a1>>
 * @relayHash bf962081bc03f54ded47e08b4b9d90c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba335b44389981f83a91b7b3f1e0db818a1f3cc8c2a0200730543da1a5b8bbf9

import type { ConcreteRequest } from 'relay-runtime';
export type SaveProjectDraftInput = {
  content: string;
  editor: string;
  projectId: string;
  sequence: number;
};
export type sendDraftMutation$variables = {
  input: SaveProjectDraftInput;
};
export type sendDraftMutation$data = {
  readonly saveProjectDraft: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type sendDraftMutation = {
  response: sendDraftMutation$data;
  variables: sendDraftMutation$variables;
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
    "concreteType": "SaveProjectDraftPayload",
    "kind": "LinkedField",
    "name": "saveProjectDraft",
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
    "name": "sendDraftMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendDraftMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba335b44389981f83a91b7b3f1e0db818a1f3cc8c2a0200730543da1a5b8bbf9",
    "metadata": {},
    "name": "sendDraftMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8275917002bfa035d998e0716513eb0e";

export default node;
