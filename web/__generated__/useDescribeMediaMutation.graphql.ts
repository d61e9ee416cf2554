/**
 * @generated SignedSource<<c193d07b261ba866176b340bc2f299d3>>
 * @relayHash 158ea9216fe562c2f79999572603d811
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00f9afb7403d60121f5c22724a64d0d304bf0e988dc8144087adce73732edb35

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
export type useDescribeMediaMutation$variables = {
  input: UpdateMediaAssetInput;
};
export type useDescribeMediaMutation$data = {
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
    "id": "00f9afb7403d60121f5c22724a64d0d304bf0e988dc8144087adce73732edb35",
    "metadata": {},
    "name": "useDescribeMediaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d631a8ca883b9cacbca6a36c825245d";

export default node;
