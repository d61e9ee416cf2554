/**
 * @generated SignedSource<<c5166c94b593fb1b0e7f6ee27ce23017>>
 * @relayHash c27b00d82b0464f16b927384b0a28a44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30e889a516d0bad1160be484045e68c9fb9f4cdc1c6c79cd9ec2e38098f98359

import type { ConcreteRequest } from 'relay-runtime';
export type DiscardProjectDraftInput = {
  editor: string;
  projectId: string;
  sequence: number;
};
export type sendDraftDiscardMutation$variables = {
  input: DiscardProjectDraftInput;
};
export type sendDraftDiscardMutation$data = {
  readonly discardProjectDraft: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type sendDraftDiscardMutation = {
  response: sendDraftDiscardMutation$data;
  variables: sendDraftDiscardMutation$variables;
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
    "name": "sendDraftDiscardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendDraftDiscardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "30e889a516d0bad1160be484045e68c9fb9f4cdc1c6c79cd9ec2e38098f98359",
    "metadata": {},
    "name": "sendDraftDiscardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "99c7eb37817bd72a8374be9d68d41a56";

export default node;
