/**
 * @generated SignedSource<<c7e8a647436760f86b8688a579159c60>>
 * @relayHash 30331124207fd71dbe241a7edd0115a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 200fcce5f93fb828c4e8575524e7e59ebe179b0884df16e6bfa0dbb1c86b8198

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
  "name": "content",
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
  "name": "text",
  "storageKey": null
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v19 = [
  "LEFT",
  "RIGHT"
],
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Media"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "MediaAsset"
},
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v24 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v25 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v26 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "PictureSource"
},
v27 = {
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
                      (v2/*:: as any*/)
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
    "id": "200fcce5f93fb828c4e8575524e7e59ebe179b0884df16e6bfa0dbb1c86b8198",
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
        "project.caseStudy.why.caption": (v18/*:: as any*/),
        "project.caseStudy.why.content": (v18/*:: as any*/),
        "project.caseStudy.why.imagePosition": {
          "enumValues": (v19/*:: as any*/),
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
        "project.caseStudy.why.items.content": (v18/*:: as any*/),
        "project.caseStudy.why.items.from": (v18/*:: as any*/),
        "project.caseStudy.why.items.label": (v18/*:: as any*/),
        "project.caseStudy.why.items.media": (v20/*:: as any*/),
        "project.caseStudy.why.items.media.asset": (v21/*:: as any*/),
        "project.caseStudy.why.items.media.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.items.media.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.items.media.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.items.media.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.items.media.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster": (v20/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset": (v21/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.items.media.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.items.media.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.items.media.kind": (v27/*:: as any*/),
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
        "project.caseStudy.why.left": (v20/*:: as any*/),
        "project.caseStudy.why.left.asset": (v21/*:: as any*/),
        "project.caseStudy.why.left.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.left.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.left.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.left.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.left.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.left.asset.poster": (v20/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset": (v21/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.left.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.left.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.left.kind": (v27/*:: as any*/),
        "project.caseStudy.why.left.src": (v18/*:: as any*/),
        "project.caseStudy.why.leftText": (v18/*:: as any*/),
        "project.caseStudy.why.media": (v20/*:: as any*/),
        "project.caseStudy.why.media.asset": (v21/*:: as any*/),
        "project.caseStudy.why.media.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.media.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.media.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.media.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.media.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.media.asset.poster": (v20/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset": (v21/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.media.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.media.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.media.kind": (v27/*:: as any*/),
        "project.caseStudy.why.media.src": (v18/*:: as any*/),
        "project.caseStudy.why.person": (v18/*:: as any*/),
        "project.caseStudy.why.portrait": (v20/*:: as any*/),
        "project.caseStudy.why.portrait.asset": (v21/*:: as any*/),
        "project.caseStudy.why.portrait.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.portrait.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.portrait.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.portrait.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.portrait.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster": (v20/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset": (v21/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.portrait.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.portrait.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.portrait.kind": (v27/*:: as any*/),
        "project.caseStudy.why.portrait.src": (v18/*:: as any*/),
        "project.caseStudy.why.right": (v20/*:: as any*/),
        "project.caseStudy.why.right.asset": (v21/*:: as any*/),
        "project.caseStudy.why.right.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.right.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.right.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.right.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.right.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.right.asset.poster": (v20/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset": (v21/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.altText": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.focalX": (v22/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.focalY": (v22/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.height": (v23/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.id": (v24/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.placeholderImage": (v25/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.src": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.sources": (v26/*:: as any*/),
        "project.caseStudy.why.right.asset.sources.mediaType": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.sources.srcSet": (v18/*:: as any*/),
        "project.caseStudy.why.right.asset.width": (v23/*:: as any*/),
        "project.caseStudy.why.right.kind": (v27/*:: as any*/),
        "project.caseStudy.why.right.src": (v18/*:: as any*/),
        "project.caseStudy.why.rightText": (v18/*:: as any*/),
        "project.caseStudy.why.role": (v18/*:: as any*/),
        "project.caseStudy.why.text": (v18/*:: as any*/),
        "project.caseStudy.why.textPosition": {
          "enumValues": (v19/*:: as any*/),
          "nullable": true,
          "plural": false,
          "type": "Side"
        },
        "project.caseStudy.why.title": (v18/*:: as any*/),
        "project.id": (v24/*:: as any*/)
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
