/**
 * @generated SignedSource<<378d2b87aa3417f2da43e41309c10e40>>
 * @relayHash cf28ee276887fa93111c7d662b023356
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c60f7eb28f3c00d425dcccf5ab8dc64a1b51e3259fb271a74e4e32deb6fe29ad

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
      readonly heroVeils: {
        readonly darkPhone: number;
        readonly darkWide: number;
        readonly lightPhone: number;
        readonly lightWide: number;
      } | null | undefined;
      readonly id: string;
      readonly light: {
        readonly accent: string;
        readonly ground: string;
        readonly ink: string;
      } | null | undefined;
      readonly phoneCrop: {
        readonly focalX: number;
        readonly sources: ReadonlyArray<{
          readonly mediaType: string;
          readonly srcSet: string;
        }>;
      } | null | undefined;
      readonly placeholderImage: string | null | undefined;
      readonly poster: {
        readonly asset: {
          readonly altText: string;
          readonly focalX: number;
          readonly focalY: number;
          readonly height: number;
          readonly id: string;
          readonly placeholderImage: string | null | undefined;
          readonly sources: ReadonlyArray<{
            readonly mediaType: string;
            readonly srcSet: string;
          }>;
          readonly width: number;
        } | null | undefined;
        readonly src: string;
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
  "name": "src",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholderImage",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalX",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalY",
  "storageKey": null
},
v9 = {
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
v10 = [
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
      (v1/*:: as any*/),
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Light",
            "kind": "LinkedField",
            "name": "light",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ground",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ink",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accent",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PhoneCrop",
            "kind": "LinkedField",
            "name": "phoneCrop",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HeroVeils",
            "kind": "LinkedField",
            "name": "heroVeils",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "darkWide",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "darkPhone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lightWide",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lightPhone",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "poster",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MediaAsset",
                "kind": "LinkedField",
                "name": "asset",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
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
    "selections": (v10/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewMediaQuery",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "id": "c60f7eb28f3c00d425dcccf5ab8dc64a1b51e3259fb271a74e4e32deb6fe29ad",
    "metadata": {},
    "name": "usePreviewMediaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6f75b889d60524274ce1646975dd52eb";

export default node;
