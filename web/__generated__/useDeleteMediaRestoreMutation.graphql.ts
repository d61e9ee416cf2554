/**
 * @generated SignedSource<<a49829cfe00e7b2fcd042cff116541bd>>
 * @relayHash 8e41fb9384995d457a1d5e67dabf0e35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf2c491f820de7c84e08290f410dd5529e2a5ff92bc6bbbe743e1878164131ca

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreMediaAssetInput = {
  id: string;
};
export type useDeleteMediaRestoreMutation$variables = {
  input: RestoreMediaAssetInput;
};
export type useDeleteMediaRestoreMutation$data = {
  readonly restoreMediaAsset: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useDeleteMediaRestoreMutation = {
  response: useDeleteMediaRestoreMutation$data;
  variables: useDeleteMediaRestoreMutation$variables;
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
            "name": "message",
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
    "name": "useDeleteMediaRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMediaRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cf2c491f820de7c84e08290f410dd5529e2a5ff92bc6bbbe743e1878164131ca",
    "metadata": {},
    "name": "useDeleteMediaRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09b0db65a6fdf9036c06319111598c88";

export default node;
