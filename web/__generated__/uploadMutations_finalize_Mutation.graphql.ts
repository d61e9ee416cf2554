/**
 * @generated SignedSource<<cc911c6419b960a989f24191f72ad239>>
 * @relayHash 28ae613ab4ffd6b42dcb69ff053e7c01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a11b943d99e0d9857ba84e4ff5bfb8b564368da2aecc676d95b446b10f629fd5

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
      readonly path: string;
      readonly playbackWarning: string | null | undefined;
      readonly thumbnail: string | null | undefined;
      readonly version: number;
      readonly width: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
            "name": "path",
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
            "name": "fileName",
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
            "name": "playbackWarning",
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
    "id": "a11b943d99e0d9857ba84e4ff5bfb8b564368da2aecc676d95b446b10f629fd5",
    "metadata": {},
    "name": "uploadMutations_finalize_Mutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8b5b153659c20396198f83a34013e9e1";

export default node;
