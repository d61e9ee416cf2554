/**
 * @generated SignedSource<<586d5282bb47252a66569b51c393eecd>>
 * @relayHash 6a57122c21846708a0ee81a3f1087de7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 983bdc4418c1ef002269c36369882f66d188f64a49481e8980ef113ec8c59a59

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
      readonly height: number;
      readonly id: string;
      readonly kind: MediaKind;
      readonly path: string;
      readonly playbackWarning: string | null | undefined;
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
            "name": "playbackWarning",
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
    "id": "983bdc4418c1ef002269c36369882f66d188f64a49481e8980ef113ec8c59a59",
    "metadata": {},
    "name": "uploadMutations_finalize_Mutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f8882908a734907e23871400e5e0faf";

export default node;
