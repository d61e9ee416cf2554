/**
 * @generated SignedSource<<b9dd6571ba8601e71656a09aca340460>>
 * @relayHash a713ef711603f9f8cd499a13b4dc12dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3f719c0081ca5fb8a06c7a1b3e4501bec1ff9f3ff642e9c6e8fb8fcf90bbb5e

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateMediaAssetInput = {
  altText?: string | null | undefined;
  durationSeconds?: number | null | undefined;
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
  id: string;
  isDecorative?: boolean | null | undefined;
  posterPath?: string | null | undefined;
  version?: number | null | undefined;
};
export type useUpdateMediaAssetMutation$variables = {
  input: UpdateMediaAssetInput;
};
export type useUpdateMediaAssetMutation$data = {
  readonly updateMediaAsset: {
    readonly asset: {
      readonly altText: string;
      readonly focalX: number;
      readonly focalY: number;
      readonly id: string;
      readonly isDecorative: boolean;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useUpdateMediaAssetMutation = {
  response: useUpdateMediaAssetMutation$data;
  variables: useUpdateMediaAssetMutation$variables;
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
    "concreteType": "UpdateMediaAssetPayload",
    "kind": "LinkedField",
    "name": "updateMediaAsset",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "altText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDecorative",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "focalX",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "focalY",
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
    "name": "useUpdateMediaAssetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateMediaAssetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f3f719c0081ca5fb8a06c7a1b3e4501bec1ff9f3ff642e9c6e8fb8fcf90bbb5e",
    "metadata": {},
    "name": "useUpdateMediaAssetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3da55785c54f5579a1753bf2b03c5a42";

export default node;
