/**
 * @generated SignedSource<<04f7870b599a58e437a187368edf95dc>>
 * @relayHash 9a4c500ba2c0474059165df9651900dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49cb00d7faa29a27985228e9c4c0d7fff9c69debc1080435d14bf9230d4e6a7e

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateMediaAssetInput = {
  altText?: string | null | undefined;
  durationSeconds?: number | null | undefined;
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
  id: string;
  posterPath?: string | null | undefined;
};
export type useDescribeMediaMutation$variables = {
  input: UpdateMediaAssetInput;
};
export type useDescribeMediaMutation$data = {
  readonly updateMediaAsset: {
    readonly asset: {
      readonly altText: string;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useDescribeMediaMutation = {
  response: useDescribeMediaMutation$data;
  variables: useDescribeMediaMutation$variables;
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
            "name": "altText",
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
    "name": "useDescribeMediaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDescribeMediaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "49cb00d7faa29a27985228e9c4c0d7fff9c69debc1080435d14bf9230d4e6a7e",
    "metadata": {},
    "name": "useDescribeMediaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad7d4d883034564c9defe1816e598e6a";

export default node;
