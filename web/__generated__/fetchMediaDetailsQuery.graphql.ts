/**
 * @generated SignedSource<<311e20313d1e3d59cd5bbc0baf456084>>
 * @relayHash 1aadd94f61f3649064b4cdd1c5060c64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf4bc675a29ee14e7fe891095eead0a7afdefe74eb95f3e1e0d05e0bde79cf53

import type { ConcreteRequest } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
export type fetchMediaDetailsQuery$variables = {
  path: string;
};
export type fetchMediaDetailsQuery$data = {
  readonly mediaAsset: {
    readonly altText: string;
    readonly focalX: number;
    readonly focalY: number;
    readonly id: string;
    readonly kind: MediaKind;
    readonly path: string;
    readonly sources: ReadonlyArray<{
      readonly srcSet: string;
    }>;
  } | null | undefined;
};
export type fetchMediaDetailsQuery = {
  response: fetchMediaDetailsQuery$data;
  variables: fetchMediaDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "path"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "path",
        "variableName": "path"
      }
    ],
    "concreteType": "MediaAsset",
    "kind": "LinkedField",
    "name": "mediaAsset",
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
        "name": "altText",
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
        "concreteType": "PictureSource",
        "kind": "LinkedField",
        "name": "sources",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "srcSet",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchMediaDetailsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchMediaDetailsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cf4bc675a29ee14e7fe891095eead0a7afdefe74eb95f3e1e0d05e0bde79cf53",
    "metadata": {},
    "name": "fetchMediaDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3c1a2e6db954206f7b4bf532e3054ef3";

export default node;
