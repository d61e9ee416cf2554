/**
 * @generated SignedSource<<71aa40ce5ca6f35c62ea29caf89fd24f>>
 * @relayHash 83dee5de33723cff365262ea613a66c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96d8b934412194023c11bfd9e8d89724bca2872543b7de6a94569480cf525b52

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMediaAssetInput = {
  id: string;
};
export type useDeleteMediaMutation$variables = {
  input: DeleteMediaAssetInput;
};
export type useDeleteMediaMutation$data = {
  readonly deleteMediaAsset: {
    readonly asset: {
      readonly id: string;
      readonly useCount: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useDeleteMediaMutation = {
  response: useDeleteMediaMutation$data;
  variables: useDeleteMediaMutation$variables;
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
    "concreteType": "DeleteMediaAssetPayload",
    "kind": "LinkedField",
    "name": "deleteMediaAsset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MediaAsset",
        "kind": "LinkedField",
        "name": "asset",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "useCount",
            "storageKey": null
          }
        ],
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
    "name": "useDeleteMediaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMediaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "96d8b934412194023c11bfd9e8d89724bca2872543b7de6a94569480cf525b52",
    "metadata": {},
    "name": "useDeleteMediaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c0b024d5b179df1443b5fa434749261";

export default node;
