/**
 * @generated SignedSource<<e749eeb667e29f30dc0778a5c374ff5f>>
 * @relayHash 7980079d3ea68b4516b776df19da7302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d37e636eda9aa1edba5842e1197492fb7810fe412d8fa497aae187122c2baba3

import type { ConcreteRequest } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
export type usePreviewMediaQuery$variables = {
  addresses: ReadonlyArray<string>;
};
export type usePreviewMediaQuery$data = {
  readonly media: ReadonlyArray<{
    readonly asset: {
      readonly altText: string;
      readonly focalX: number;
      readonly focalY: number;
      readonly height: number;
      readonly id: string;
      readonly placeholderImage: string | null | undefined;
      readonly poster: {
        readonly asset: {
          readonly id: string;
          readonly placeholderImage: string | null | undefined;
        } | null | undefined;
        readonly still: string | null | undefined;
      } | null | undefined;
      readonly sources: ReadonlyArray<{
        readonly mediaType: string;
        readonly srcSet: string;
      }>;
      readonly width: number;
    } | null | undefined;
    readonly kind: MediaKind;
    readonly src: string;
  }>;
};
export type usePreviewMediaQuery = {
  response: usePreviewMediaQuery$data;
  variables: usePreviewMediaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "addresses"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholderImage",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "addresses",
        "variableName": "addresses"
      }
    ],
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "media",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "src",
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
        "concreteType": "MediaAsset",
        "kind": "LinkedField",
        "name": "asset",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
          (v2/*:: as any*/),
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
                "name": "mediaType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "srcSet",
                "storageKey": null
              }
            ],
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
                "name": "still",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MediaAsset",
                "kind": "LinkedField",
                "name": "asset",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
    "name": "usePreviewMediaQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewMediaQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d37e636eda9aa1edba5842e1197492fb7810fe412d8fa497aae187122c2baba3",
    "metadata": {},
    "name": "usePreviewMediaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cdd6a67c937d578e11e94ed34b6f16a7";

export default node;
