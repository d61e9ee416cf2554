/**
 * @generated SignedSource<<bf8e18dfdd6959e83d7fd7a14a248a35>>
 * @relayHash e2a7bc638f61d6d38fe35d5e489a66db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2d7c122a333001027aac4bce2e1d3a98a02d999584694e797c093f38062682a

import type { ConcreteRequest } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
export type usePreviewMediaQuery$variables = {
  addresses: ReadonlyArray<string>;
};
export type usePreviewMediaQuery$data = {
  readonly media: ReadonlyArray<{
    readonly asset: {
      readonly altText: string;
      readonly captions: ReadonlyArray<{
        readonly label: string;
        readonly language: string;
        readonly src: string;
      }>;
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
      readonly motion: {
        readonly mediaType: string;
        readonly phoneSrc: string | null | undefined;
        readonly srcSet: string;
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
      readonly videoSources: ReadonlyArray<{
        readonly isForPhones: boolean;
        readonly src: string;
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
  "kind": "ScalarField",
  "name": "mediaType",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "PictureSource",
  "kind": "LinkedField",
  "name": "sources",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = [
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
              (v11/*:: as any*/)
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
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Motion",
            "kind": "LinkedField",
            "name": "motion",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phoneSrc",
                "storageKey": null
              }
            ],
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VideoSource",
            "kind": "LinkedField",
            "name": "videoSources",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isForPhones",
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
                  (v11/*:: as any*/)
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
    "selections": (v12/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewMediaQuery",
    "selections": (v12/*:: as any*/)
  },
  "params": {
    "id": "e2d7c122a333001027aac4bce2e1d3a98a02d999584694e797c093f38062682a",
    "metadata": {},
    "name": "usePreviewMediaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c6ad4ec80a71e070d38e19e7dfa53dc";

export default node;
