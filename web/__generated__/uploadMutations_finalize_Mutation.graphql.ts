/**
 * @generated SignedSource<<003e97d4a972cb8349dbc2dc50378b3d>>
 * @relayHash 49f1482e57a7a130b652820547b2a0d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18f74168fac7b7067dae580c45498c686d10be7a1ddf1e5929b0d587f84db593

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
    "id": "18f74168fac7b7067dae580c45498c686d10be7a1ddf1e5929b0d587f84db593",
    "metadata": {},
    "name": "uploadMutations_finalize_Mutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fbbb7ef0cc59e19f27ede96bedb44da6";

export default node;
