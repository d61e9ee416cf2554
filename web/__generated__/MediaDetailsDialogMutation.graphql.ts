/**
 * @generated SignedSource<<504808bea03eacbb5061422dadfe36eb>>
 * @relayHash 539cd37839c1a783c5f39a49f1efbd8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cc713b0a0d5df1e25a5a6f4692fe6f83e353bb95402b8a89dac5bb573a18397

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
export type MediaDetailsDialogMutation$variables = {
  input: UpdateMediaAssetInput;
};
export type MediaDetailsDialogMutation$data = {
  readonly updateMediaAsset: {
    readonly asset: {
      readonly altText: string;
      readonly captions: ReadonlyArray<{
        readonly label: string;
        readonly language: string;
        readonly src: string;
        readonly webVtt: string;
      }>;
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
export type MediaDetailsDialogMutation = {
  response: MediaDetailsDialogMutation$data;
  variables: MediaDetailsDialogMutation$variables;
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MediaCaption",
            "kind": "LinkedField",
            "name": "captions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "language",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "webVtt",
                "storageKey": null
              },
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
    "name": "MediaDetailsDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MediaDetailsDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6cc713b0a0d5df1e25a5a6f4692fe6f83e353bb95402b8a89dac5bb573a18397",
    "metadata": {},
    "name": "MediaDetailsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "705c21551bf282dd4791708b9f7ca80d";

export default node;
