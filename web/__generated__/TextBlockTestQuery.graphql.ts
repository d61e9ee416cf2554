/**
 * @generated SignedSource<<9f07ac751b225d30179d892e7a7fd916>>
 * @relayHash 4016cad041e9f99cd1490c680af219f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91f64bd9793ae5df79b76033ea463175edb318a90dc9b1be2bbeb35b1c888cc6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextBlockTestQuery$variables = Record<PropertyKey, never>;
export type TextBlockTestQuery$data = {
  readonly project: {
    readonly caseStudy: {
      readonly why: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ContentModule_module">;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type TextBlockTestQuery = {
  response: TextBlockTestQuery$data;
  variables: TextBlockTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "a"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v11 = [
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
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "poster",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MediaAsset",
            "kind": "LinkedField",
            "name": "asset",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "media",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v14 = [
  "LEFT",
  "RIGHT"
],
v15 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Media"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "MediaAsset"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "PictureSource"
},
v22 = {
  "enumValues": [
    "IMAGE",
    "VIDEO"
  ],
  "nullable": false,
  "plural": false,
  "type": "MediaKind"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TextBlockTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CaseStudy",
            "kind": "LinkedField",
            "name": "caseStudy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "why",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ContentModule_module"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "project(slug:\"a\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TextBlockTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CaseStudy",
            "kind": "LinkedField",
            "name": "caseStudy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "why",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isContentModule"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "textPosition",
                        "storageKey": null
                      }
                    ],
                    "type": "TextModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "imagePosition",
                        "storageKey": null
                      },
                      (v12/*:: as any*/)
                    ],
                    "type": "TextImageModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "leftText",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rightText",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "left",
                        "plural": false,
                        "selections": (v11/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "right",
                        "plural": false,
                        "selections": (v11/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "type": "ImageImageModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "caption",
                        "storageKey": null
                      },
                      (v12/*:: as any*/)
                    ],
                    "type": "HeroImageModule",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "project(slug:\"a\")"
      }
    ]
  },
  "params": {
    "id": "91f64bd9793ae5df79b76033ea463175edb318a90dc9b1be2bbeb35b1c888cc6",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "project": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Project"
        },
        "project.caseStudy": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CaseStudy"
        },
        "project.caseStudy.why": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ContentModule"
        },
        "project.caseStudy.why.__isContentModule": (v13/*:: as any*/),
        "project.caseStudy.why.__typename": (v13/*:: as any*/),
        "project.caseStudy.why.caption": (v13/*:: as any*/),
        "project.caseStudy.why.content": (v13/*:: as any*/),
        "project.caseStudy.why.imagePosition": {
          "enumValues": (v14/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "Side"
        },
        "project.caseStudy.why.left": (v15/*:: as any*/),
        "project.caseStudy.why.left.asset": (v16/*:: as any*/),
        "project.caseStudy.why.left.asset.altText": (v13/*:: as any*/),
        "project.caseStudy.why.left.asset.focalX": (v17/*:: as any*/),
        "project.caseStudy.why.left.asset.focalY": (v17/*:: as any*/),
        "project.caseStudy.why.left.asset.height": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.id": (v19/*:: as any*/),
        "project.caseStudy.why.left.asset.placeholderImage": (v20/*:: as any*/),
        "project.caseStudy.why.left.asset.poster": (v15/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset": (v16/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.altText": (v13/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.focalX": (v17/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.focalY": (v17/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.height": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.id": (v19/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.placeholderImage": (v20/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources": (v21/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources.mediaType": (v13/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources.srcSet": (v13/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.width": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.src": (v13/*:: as any*/),
        "project.caseStudy.why.left.asset.sources": (v21/*:: as any*/),
        "project.caseStudy.why.left.asset.sources.mediaType": (v13/*:: as any*/),
        "project.caseStudy.why.left.asset.sources.srcSet": (v13/*:: as any*/),
        "project.caseStudy.why.left.asset.width": (v18/*:: as any*/),
        "project.caseStudy.why.left.kind": (v22/*:: as any*/),
        "project.caseStudy.why.left.src": (v13/*:: as any*/),
        "project.caseStudy.why.leftText": (v13/*:: as any*/),
        "project.caseStudy.why.media": (v15/*:: as any*/),
        "project.caseStudy.why.media.asset": (v16/*:: as any*/),
        "project.caseStudy.why.media.asset.altText": (v13/*:: as any*/),
        "project.caseStudy.why.media.asset.focalX": (v17/*:: as any*/),
        "project.caseStudy.why.media.asset.focalY": (v17/*:: as any*/),
        "project.caseStudy.why.media.asset.height": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.id": (v19/*:: as any*/),
        "project.caseStudy.why.media.asset.placeholderImage": (v20/*:: as any*/),
        "project.caseStudy.why.media.asset.poster": (v15/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset": (v16/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.altText": (v13/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.focalX": (v17/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.focalY": (v17/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.height": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.id": (v19/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.placeholderImage": (v20/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources": (v21/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources.mediaType": (v13/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources.srcSet": (v13/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.width": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.src": (v13/*:: as any*/),
        "project.caseStudy.why.media.asset.sources": (v21/*:: as any*/),
        "project.caseStudy.why.media.asset.sources.mediaType": (v13/*:: as any*/),
        "project.caseStudy.why.media.asset.sources.srcSet": (v13/*:: as any*/),
        "project.caseStudy.why.media.asset.width": (v18/*:: as any*/),
        "project.caseStudy.why.media.kind": (v22/*:: as any*/),
        "project.caseStudy.why.media.src": (v13/*:: as any*/),
        "project.caseStudy.why.right": (v15/*:: as any*/),
        "project.caseStudy.why.right.asset": (v16/*:: as any*/),
        "project.caseStudy.why.right.asset.altText": (v13/*:: as any*/),
        "project.caseStudy.why.right.asset.focalX": (v17/*:: as any*/),
        "project.caseStudy.why.right.asset.focalY": (v17/*:: as any*/),
        "project.caseStudy.why.right.asset.height": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.id": (v19/*:: as any*/),
        "project.caseStudy.why.right.asset.placeholderImage": (v20/*:: as any*/),
        "project.caseStudy.why.right.asset.poster": (v15/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset": (v16/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.altText": (v13/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.focalX": (v17/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.focalY": (v17/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.height": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.id": (v19/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.placeholderImage": (v20/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources": (v21/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources.mediaType": (v13/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources.srcSet": (v13/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.width": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.src": (v13/*:: as any*/),
        "project.caseStudy.why.right.asset.sources": (v21/*:: as any*/),
        "project.caseStudy.why.right.asset.sources.mediaType": (v13/*:: as any*/),
        "project.caseStudy.why.right.asset.sources.srcSet": (v13/*:: as any*/),
        "project.caseStudy.why.right.asset.width": (v18/*:: as any*/),
        "project.caseStudy.why.right.kind": (v22/*:: as any*/),
        "project.caseStudy.why.right.src": (v13/*:: as any*/),
        "project.caseStudy.why.rightText": (v13/*:: as any*/),
        "project.caseStudy.why.textPosition": {
          "enumValues": (v14/*:: as any*/),
          "nullable": true,
          "plural": false,
          "type": "Side"
        },
        "project.caseStudy.why.title": (v13/*:: as any*/),
        "project.id": (v19/*:: as any*/)
      }
    },
    "name": "TextBlockTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe8b6b11de38cc20f758c5d7626da61c";

export default node;
