/**
 * @generated SignedSource<<503edc49b16238ee1d1e45d8ed025b10>>
 * @relayHash e8f8d83cba1fb30945cc44724668041c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 344d1ac36d6b90838217201a1a229b0ecea75882defa960e13513a172c3bd0a0

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreMediaAssetInput = {
  id: string;
};
export type mediaActionsRestoreMutation$variables = {
  input: RestoreMediaAssetInput;
};
export type mediaActionsRestoreMutation$data = {
  readonly restoreMediaAsset: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type mediaActionsRestoreMutation = {
  response: mediaActionsRestoreMutation$data;
  variables: mediaActionsRestoreMutation$variables;
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
    "concreteType": "RestoreMediaAssetPayload",
    "kind": "LinkedField",
    "name": "restoreMediaAsset",
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
    "name": "mediaActionsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mediaActionsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "344d1ac36d6b90838217201a1a229b0ecea75882defa960e13513a172c3bd0a0",
    "metadata": {},
    "name": "mediaActionsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9dafff96386806bfe63a649c29f08c78";

export default node;
