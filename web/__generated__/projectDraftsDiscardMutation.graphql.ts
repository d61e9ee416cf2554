/**
 * @generated SignedSource<<1067a745c3ebdb90980eb8a98bada63a>>
 * @relayHash 5c43043e8621a021aedcfa5934e8307e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4954d4dc16828988255aa3df4a82ccdd6dd03b2fde48240a6187056f05f3960d

import type { ConcreteRequest } from 'relay-runtime';
export type DiscardProjectDraftInput = {
  editor: string;
  projectId: string;
  sequence: number;
};
export type projectDraftsDiscardMutation$variables = {
  input: DiscardProjectDraftInput;
};
export type projectDraftsDiscardMutation$data = {
  readonly discardProjectDraft: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type projectDraftsDiscardMutation = {
  response: projectDraftsDiscardMutation$data;
  variables: projectDraftsDiscardMutation$variables;
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
    "concreteType": "DiscardProjectDraftPayload",
    "kind": "LinkedField",
    "name": "discardProjectDraft",
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
    "name": "projectDraftsDiscardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "projectDraftsDiscardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4954d4dc16828988255aa3df4a82ccdd6dd03b2fde48240a6187056f05f3960d",
    "metadata": {},
    "name": "projectDraftsDiscardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90975f08b45ce5a9fb08d03bc513e300";

export default node;
