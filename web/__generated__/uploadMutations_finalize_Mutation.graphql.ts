/**
 * @generated SignedSource<<d4f22d394ad621f9363bec2dd2abe24c>>
 * @relayHash 33e91b7399fb8484b399c385239529de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45676feccba5d8d5550909bdc425fb00338d3d98ed914711f5b1874b76088652

import type { ConcreteRequest } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
export type FinalizeUploadInput = {
  uploadURL: string;
};
export type uploadMutations_finalize_Mutation$variables = {
  input: FinalizeUploadInput;
};
export type uploadMutations_finalize_Mutation$data = {
  readonly finalizeUpload: {
    readonly asset: {
      readonly altText: string;
      readonly fileName: string;
      readonly height: number;
      readonly id: string;
      readonly isDecorative: boolean;
      readonly kind: MediaKind;
      readonly missingRenditions: ReadonlyArray<{
        readonly bitrate: number;
        readonly byteLimit: number;
        readonly shortSide: number;
      }>;
      readonly offeredDescription: string | null | undefined;
      readonly path: string;
      readonly playbackWarning: string | null | undefined;
      readonly thumbnail: string | null | undefined;
      readonly version: number;
      readonly width: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly wasStored: boolean;
  };
};
export type uploadMutations_finalize_Mutation = {
  response: uploadMutations_finalize_Mutation$data;
  variables: uploadMutations_finalize_Mutation$variables;
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
    "concreteType": "FinalizeUploadPayload",
    "kind": "LinkedField",
    "name": "finalizeUpload",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "width",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "height",
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
            "name": "offeredDescription",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "playbackWarning",
            "storageKey": null
          },
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
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fileName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MissingRendition",
            "kind": "LinkedField",
            "name": "missingRenditions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shortSide",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bitrate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "byteLimit",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thumbnail",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "wasStored",
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
    "name": "uploadMutations_finalize_Mutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "uploadMutations_finalize_Mutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45676feccba5d8d5550909bdc425fb00338d3d98ed914711f5b1874b76088652",
    "metadata": {},
    "name": "uploadMutations_finalize_Mutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f470d85f5efe54e0cda0cf4ef617b22";

export default node;
