/**
 * @generated SignedSource<<f1191b9f9188a6dfec9d9bc8006912b4>>
 * @relayHash 41f6cc43f21a3ac8f74f3b64e910cca2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66b2407161ae4ca41c37cf5165610f66258021b1f6514b6b6e51e8abe74ca6c2

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateMediaAssetInput = {
  altText?: string | null | undefined;
  captions?: ReadonlyArray<MediaCaptionInput> | null | undefined;
  durationSeconds?: number | null | undefined;
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
  id: string;
  isDecorative?: boolean | null | undefined;
  posterPath?: string | null | undefined;
  version?: number | null | undefined;
};
export type MediaCaptionInput = {
  label: string;
  language: string;
  webVtt: string;
};
export type uploadMutations_describe_Mutation$variables = {
  input: UpdateMediaAssetInput;
};
export type uploadMutations_describe_Mutation$data = {
  readonly updateMediaAsset: {
    readonly asset: {
      readonly durationSeconds: number | null | undefined;
      readonly id: string;
      readonly poster: {
        readonly src: string;
      } | null | undefined;
      readonly thumbnail: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type uploadMutations_describe_Mutation = {
  response: uploadMutations_describe_Mutation$data;
  variables: uploadMutations_describe_Mutation$variables;
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
            "name": "durationSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thumbnail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "poster",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "src",
                "storageKey": null
              }
            ],
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
    "name": "uploadMutations_describe_Mutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "uploadMutations_describe_Mutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "66b2407161ae4ca41c37cf5165610f66258021b1f6514b6b6e51e8abe74ca6c2",
    "metadata": {},
    "name": "uploadMutations_describe_Mutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8604d08d2998086cfff46b1cb65e8770";

export default node;
