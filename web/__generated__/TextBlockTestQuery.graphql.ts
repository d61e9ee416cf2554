/**
 * @generated SignedSource<<4ec9dce906691d857db612237835ff7c>>
 * @relayHash 928f77a5928d348adf979730f70e3597
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9774fa5d51a9975689ebdb88c031fcbeac46553f3867127e0bb5b125dc617e9f

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
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentHtml",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholderImage",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalX",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalY",
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
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "poster",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaAsset",
      "kind": "LinkedField",
      "name": "asset",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v4/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = [
  (v3/*:: as any*/),
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "storageKey": null
  },
  (v12/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "media",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textHtml",
  "storageKey": null
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v19 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Media"
},
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "MediaAsset"
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v24 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v25 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "PictureSource"
},
v26 = {
  "enumValues": [
    "IMAGE",
    "VIDEO"
  ],
  "nullable": false,
  "plural": false,
  "type": "MediaKind"
},
v27 = [
  "LEFT",
  "RIGHT"
];
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
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
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
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "imagePosition",
                        "storageKey": null
                      },
                      (v15/*:: as any*/)
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
                        "name": "leftTextHtml",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rightTextHtml",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "left",
                        "plural": false,
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "right",
                        "plural": false,
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "type": "ImageImageModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v16/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "type": "HeroImageModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "type": "FullWidthModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v16/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "before",
                        "plural": false,
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "after",
                        "plural": false,
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "type": "BeforeAfterModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "layout",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GalleryItem",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v16/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Media",
                            "kind": "LinkedField",
                            "name": "media",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "MediaAsset",
                                "kind": "LinkedField",
                                "name": "asset",
                                "plural": false,
                                "selections": [
                                  (v6/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v13/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v12/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "GalleryModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "poster",
                        "plural": false,
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Player",
                        "kind": "LinkedField",
                        "name": "player",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "site",
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "page",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "aspectRatio",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sandbox",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "EmbedModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v17/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "person",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "role",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "portrait",
                        "plural": false,
                        "selections": (v14/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "type": "QuoteModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Figure",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "value",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "from",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "label",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "NumbersModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TextColumn",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "ColumnsModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
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
                        "name": "content",
                        "storageKey": null
                      }
                    ],
                    "type": "CodeModule",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": "project(slug:\"a\")"
      }
    ]
  },
  "params": {
    "id": "9774fa5d51a9975689ebdb88c031fcbeac46553f3867127e0bb5b125dc617e9f",
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
        "project.caseStudy.why.__isContentModule": (v18/*:: as any*/),
        "project.caseStudy.why.__typename": (v18/*:: as any*/),
        "project.caseStudy.why.after": (v19/*:: as any*/),
        "project.caseStudy.why.after.asset": (v20/*:: as any*/),
        "project.caseStudy.why.after.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.after.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.after.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.after.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.after.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.after.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.after.asset.poster": (v19/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset": (v20/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.after.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.after.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.after.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.after.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.after.kind": (v26/*:: as any*/),
        "project.caseStudy.why.after.src": (v18/*:: as any*/),
        "project.caseStudy.why.before": (v19/*:: as any*/),
        "project.caseStudy.why.before.asset": (v20/*:: as any*/),
        "project.caseStudy.why.before.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.before.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.before.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.before.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.before.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.before.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.before.asset.poster": (v19/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset": (v20/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.before.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.before.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.before.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.before.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.before.kind": (v26/*:: as any*/),
        "project.caseStudy.why.before.src": (v18/*:: as any*/),
        "project.caseStudy.why.caption": (v18/*:: as any*/),
        "project.caseStudy.why.content": (v18/*:: as any*/),
        "project.caseStudy.why.contentHtml": (v18/*:: as any*/),
        "project.caseStudy.why.imagePosition": {
          "enumValues": (v27/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "Side"
        },
        "project.caseStudy.why.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "GalleryItem"
        },
        "project.caseStudy.why.items.caption": (v18/*:: as any*/),
        "project.caseStudy.why.items.contentHtml": (v18/*:: as any*/),
        "project.caseStudy.why.items.from": (v18/*:: as any*/),
        "project.caseStudy.why.items.label": (v18/*:: as any*/),
        "project.caseStudy.why.items.media": (v19/*:: as any*/),
        "project.caseStudy.why.items.media.asset": (v20/*:: as any*/),
        "project.caseStudy.why.items.media.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.items.media.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.items.media.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.items.media.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.items.media.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster": (v19/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset": (v20/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.items.media.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.items.media.kind": (v26/*:: as any*/),
        "project.caseStudy.why.items.media.src": (v18/*:: as any*/),
        "project.caseStudy.why.items.title": (v18/*:: as any*/),
        "project.caseStudy.why.items.value": (v18/*:: as any*/),
        "project.caseStudy.why.language": (v18/*:: as any*/),
        "project.caseStudy.why.layout": {
          "enumValues": [
            "GRID",
            "ROWS",
            "STRIP"
          ],
          "nullable": false,
          "plural": false,
          "type": "GalleryLayout"
        },
        "project.caseStudy.why.left": (v19/*:: as any*/),
        "project.caseStudy.why.left.asset": (v20/*:: as any*/),
        "project.caseStudy.why.left.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.left.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.left.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.left.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.left.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.left.asset.poster": (v19/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset": (v20/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.left.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.left.kind": (v26/*:: as any*/),
        "project.caseStudy.why.left.src": (v18/*:: as any*/),
        "project.caseStudy.why.leftTextHtml": (v18/*:: as any*/),
        "project.caseStudy.why.media": (v19/*:: as any*/),
        "project.caseStudy.why.media.asset": (v20/*:: as any*/),
        "project.caseStudy.why.media.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.media.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.media.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.media.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.media.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.media.asset.poster": (v19/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset": (v20/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.media.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.media.kind": (v26/*:: as any*/),
        "project.caseStudy.why.media.src": (v18/*:: as any*/),
        "project.caseStudy.why.person": (v18/*:: as any*/),
        "project.caseStudy.why.player": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Player"
        },
        "project.caseStudy.why.player.aspectRatio": (v21/*:: as any*/),
        "project.caseStudy.why.player.page": (v18/*:: as any*/),
        "project.caseStudy.why.player.sandbox": (v18/*:: as any*/),
        "project.caseStudy.why.player.site": (v18/*:: as any*/),
        "project.caseStudy.why.player.src": (v18/*:: as any*/),
        "project.caseStudy.why.portrait": (v19/*:: as any*/),
        "project.caseStudy.why.portrait.asset": (v20/*:: as any*/),
        "project.caseStudy.why.portrait.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.portrait.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.portrait.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.portrait.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.portrait.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster": (v19/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset": (v20/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.portrait.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.portrait.kind": (v26/*:: as any*/),
        "project.caseStudy.why.portrait.src": (v18/*:: as any*/),
        "project.caseStudy.why.poster": (v19/*:: as any*/),
        "project.caseStudy.why.poster.asset": (v20/*:: as any*/),
        "project.caseStudy.why.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.poster.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.poster.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.poster.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.poster.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.poster.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster": (v19/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset": (v20/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.poster.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.poster.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.poster.kind": (v26/*:: as any*/),
        "project.caseStudy.why.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.right": (v19/*:: as any*/),
        "project.caseStudy.why.right.asset": (v20/*:: as any*/),
        "project.caseStudy.why.right.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.right.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.right.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.right.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.right.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.right.asset.poster": (v19/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset": (v20/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.focalX": (v21/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.focalY": (v21/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.height": (v22/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.id": (v23/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.placeholderImage": (v24/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.sources": (v25/*:: as any*/),
        "project.caseStudy.why.right.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.width": (v22/*:: as any*/),
        "project.caseStudy.why.right.kind": (v26/*:: as any*/),
        "project.caseStudy.why.right.src": (v18/*:: as any*/),
        "project.caseStudy.why.rightTextHtml": (v18/*:: as any*/),
        "project.caseStudy.why.role": (v18/*:: as any*/),
        "project.caseStudy.why.textHtml": (v18/*:: as any*/),
        "project.caseStudy.why.textPosition": {
          "enumValues": (v27/*:: as any*/),
          "nullable": true,
          "plural": false,
          "type": "Side"
        },
        "project.caseStudy.why.title": (v18/*:: as any*/),
        "project.id": (v23/*:: as any*/)
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
