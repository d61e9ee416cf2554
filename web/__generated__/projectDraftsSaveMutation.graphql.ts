/**
 * @generated SignedSource<<c9ca0f0e71bcceb2b00a0b0c30c34e64>>
 * @relayHash 664bf108bef91e0c5445a3697559bb53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 368cfbdf84485d8b6ed51fab99aacd1f164e0b11c2e11220db0990d924c77017

import type { ConcreteRequest } from 'relay-runtime';
export type SaveProjectDraftInput = {
  content: string;
  editor: string;
  isDismissed?: boolean;
  projectId: string;
  sequence: number;
};
export type projectDraftsSaveMutation$variables = {
  input: SaveProjectDraftInput;
};
export type projectDraftsSaveMutation$data = {
  readonly saveProjectDraft: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type projectDraftsSaveMutation = {
  response: projectDraftsSaveMutation$data;
  variables: projectDraftsSaveMutation$variables;
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
    "name": "projectDraftsSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "projectDraftsSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "368cfbdf84485d8b6ed51fab99aacd1f164e0b11c2e11220db0990d924c77017",
    "metadata": {},
    "name": "projectDraftsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "87f4457a03d95392214258151770c2ac";

export default node;
