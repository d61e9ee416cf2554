/**
 * @generated SignedSource<<42c70e216a20ebbb4284418d53448f17>>
 * @relayHash 738a39f755d25ea06f9fa44bb316a9b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e8b4dd87778393fcef60e5ad4f24f71030e975953e70a426f588f6f92289578

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TableBlockTestQuery$variables = Record<PropertyKey, never>;
export type TableBlockTestQuery$data = {
  readonly project: {
    readonly caseStudy: {
      readonly why: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"blocks_module">;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type TableBlockTestQuery = {
  response: TableBlockTestQuery$data;
  variables: TableBlockTestQuery$variables;
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
  "name": "altText",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
v13 = [
  (v12/*:: as any*/),
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
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "storageKey": null
  }
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "poster",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = [
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
      (v14/*:: as any*/)
    ],
    "storageKey": null
  },
  (v12/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "media",
  "plural": false,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frame",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "playback",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "x",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "y",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "FocalPoint",
  "kind": "LinkedField",
  "name": "focal",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/)
  ],
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "start",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v23 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v21/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaCrop",
    "kind": "LinkedField",
    "name": "crop",
    "plural": false,
    "selections": [
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "storageKey": null
  },
  (v22/*:: as any*/)
],
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaView",
  "kind": "LinkedField",
  "name": "mediaView",
  "plural": false,
  "selections": (v23/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textHtml",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaCrop",
  "kind": "LinkedField",
  "name": "crop",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/)
  ],
  "storageKey": null
},
v28 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v29 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Media"
},
v30 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "MediaAsset"
},
v31 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v32 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v33 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v34 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v35 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "PictureSource"
},
v36 = {
  "enumValues": [
    "IMAGE",
    "VIDEO"
  ],
  "nullable": false,
  "plural": false,
  "type": "MediaKind"
},
v37 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "MediaView"
},
v38 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "MediaCrop"
},
v39 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "FocalPoint"
},
v40 = {
  "enumValues": [
    "BROWSER",
    "NONE",
    "PHONE",
    "TABLET"
  ],
  "nullable": false,
  "plural": false,
  "type": "MediaFrame"
},
v41 = {
  "enumValues": [
    "CONTROLS",
    "LOOP"
  ],
  "nullable": false,
  "plural": false,
  "type": "MediaPlayback"
},
v42 = [
  "LEFT",
  "RIGHT"
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TableBlockTestQuery",
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
                    "name": "blocks_module"
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
    "name": "TableBlockTestQuery",
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
                      (v16/*:: as any*/),
                      (v24/*:: as any*/)
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
                        "concreteType": "MediaView",
                        "kind": "LinkedField",
                        "name": "leftView",
                        "plural": false,
                        "selections": (v23/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MediaView",
                        "kind": "LinkedField",
                        "name": "rightView",
                        "plural": false,
                        "selections": (v23/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "left",
                        "plural": false,
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "right",
                        "plural": false,
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "type": "ImageImageModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v25/*:: as any*/),
                      (v16/*:: as any*/),
                      (v24/*:: as any*/)
                    ],
                    "type": "HeroImageModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v16/*:: as any*/),
                      (v24/*:: as any*/)
                    ],
                    "type": "FullWidthModule",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "before",
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
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v7/*:: as any*/),
                              (v6/*:: as any*/),
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v14/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MediaView",
                        "kind": "LinkedField",
                        "name": "beforeView",
                        "plural": false,
                        "selections": [
                          (v17/*:: as any*/),
                          (v27/*:: as any*/),
                          (v18/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MediaView",
                        "kind": "LinkedField",
                        "name": "afterView",
                        "plural": false,
                        "selections": (v23/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Media",
                        "kind": "LinkedField",
                        "name": "after",
                        "plural": false,
                        "selections": (v15/*:: as any*/),
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
                          (v25/*:: as any*/),
                          (v16/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MediaView",
                            "kind": "LinkedField",
                            "name": "mediaView",
                            "plural": false,
                            "selections": [
                              (v27/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v21/*:: as any*/),
                              (v22/*:: as any*/)
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
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MediaView",
                        "kind": "LinkedField",
                        "name": "posterView",
                        "plural": false,
                        "selections": (v23/*:: as any*/),
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
                      (v26/*:: as any*/),
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
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MediaView",
                        "kind": "LinkedField",
                        "name": "portraitView",
                        "plural": false,
                        "selections": (v23/*:: as any*/),
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
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "headers",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TableColumn",
                        "kind": "LinkedField",
                        "name": "columns",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "align",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TableRow",
                        "kind": "LinkedField",
                        "name": "rows",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cellsHtml",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "TableModule",
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
          (v7/*:: as any*/)
        ],
        "storageKey": "project(slug:\"a\")"
      }
    ]
  },
  "params": {
    "id": "7e8b4dd87778393fcef60e5ad4f24f71030e975953e70a426f588f6f92289578",
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
        "project.caseStudy.why.__isContentModule": (v28/*:: as any*/),
        "project.caseStudy.why.__typename": (v28/*:: as any*/),
        "project.caseStudy.why.after": (v29/*:: as any*/),
        "project.caseStudy.why.after.asset": (v30/*:: as any*/),
        "project.caseStudy.why.after.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.after.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.after.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.after.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.after.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.after.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.after.asset.poster": (v29/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset": (v30/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.after.asset.poster.src": (v28/*:: as any*/),
        "project.caseStudy.why.after.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.after.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.after.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.after.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.after.kind": (v36/*:: as any*/),
        "project.caseStudy.why.after.src": (v28/*:: as any*/),
        "project.caseStudy.why.afterView": (v37/*:: as any*/),
        "project.caseStudy.why.afterView.crop": (v38/*:: as any*/),
        "project.caseStudy.why.afterView.crop.height": (v31/*:: as any*/),
        "project.caseStudy.why.afterView.crop.width": (v31/*:: as any*/),
        "project.caseStudy.why.afterView.crop.x": (v31/*:: as any*/),
        "project.caseStudy.why.afterView.crop.y": (v31/*:: as any*/),
        "project.caseStudy.why.afterView.focal": (v39/*:: as any*/),
        "project.caseStudy.why.afterView.focal.x": (v31/*:: as any*/),
        "project.caseStudy.why.afterView.focal.y": (v31/*:: as any*/),
        "project.caseStudy.why.afterView.frame": (v40/*:: as any*/),
        "project.caseStudy.why.afterView.playback": (v41/*:: as any*/),
        "project.caseStudy.why.afterView.start": (v29/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset": (v30/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.afterView.start.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.afterView.start.src": (v28/*:: as any*/),
        "project.caseStudy.why.before": (v29/*:: as any*/),
        "project.caseStudy.why.before.asset": (v30/*:: as any*/),
        "project.caseStudy.why.before.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.before.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.before.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.before.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.before.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.before.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.before.asset.poster": (v29/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset": (v30/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.before.asset.poster.src": (v28/*:: as any*/),
        "project.caseStudy.why.before.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.before.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.before.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.before.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.before.kind": (v36/*:: as any*/),
        "project.caseStudy.why.before.src": (v28/*:: as any*/),
        "project.caseStudy.why.beforeView": (v37/*:: as any*/),
        "project.caseStudy.why.beforeView.crop": (v38/*:: as any*/),
        "project.caseStudy.why.beforeView.crop.height": (v31/*:: as any*/),
        "project.caseStudy.why.beforeView.crop.width": (v31/*:: as any*/),
        "project.caseStudy.why.beforeView.crop.x": (v31/*:: as any*/),
        "project.caseStudy.why.beforeView.crop.y": (v31/*:: as any*/),
        "project.caseStudy.why.beforeView.focal": (v39/*:: as any*/),
        "project.caseStudy.why.beforeView.focal.x": (v31/*:: as any*/),
        "project.caseStudy.why.beforeView.focal.y": (v31/*:: as any*/),
        "project.caseStudy.why.beforeView.frame": (v40/*:: as any*/),
        "project.caseStudy.why.beforeView.playback": (v41/*:: as any*/),
        "project.caseStudy.why.beforeView.start": (v29/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset": (v30/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.beforeView.start.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.beforeView.start.src": (v28/*:: as any*/),
        "project.caseStudy.why.caption": (v28/*:: as any*/),
        "project.caseStudy.why.columns": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TableColumn"
        },
        "project.caseStudy.why.columns.align": {
          "enumValues": [
            "CENTER",
            "END",
            "START"
          ],
          "nullable": true,
          "plural": false,
          "type": "ColumnAlignment"
        },
        "project.caseStudy.why.content": (v28/*:: as any*/),
        "project.caseStudy.why.contentHtml": (v28/*:: as any*/),
        "project.caseStudy.why.headers": {
          "enumValues": [
            "BOTH",
            "COLUMN",
            "NONE",
            "ROW"
          ],
          "nullable": false,
          "plural": false,
          "type": "TableHeaders"
        },
        "project.caseStudy.why.imagePosition": {
          "enumValues": (v42/*:: as any*/),
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
        "project.caseStudy.why.items.caption": (v28/*:: as any*/),
        "project.caseStudy.why.items.contentHtml": (v28/*:: as any*/),
        "project.caseStudy.why.items.from": (v28/*:: as any*/),
        "project.caseStudy.why.items.label": (v28/*:: as any*/),
        "project.caseStudy.why.items.media": (v29/*:: as any*/),
        "project.caseStudy.why.items.media.asset": (v30/*:: as any*/),
        "project.caseStudy.why.items.media.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.items.media.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.items.media.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.items.media.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.items.media.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.items.media.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster": (v29/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset": (v30/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.items.media.asset.poster.src": (v28/*:: as any*/),
        "project.caseStudy.why.items.media.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.items.media.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.items.media.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.items.media.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.items.media.kind": (v36/*:: as any*/),
        "project.caseStudy.why.items.media.src": (v28/*:: as any*/),
        "project.caseStudy.why.items.mediaView": (v37/*:: as any*/),
        "project.caseStudy.why.items.mediaView.crop": (v38/*:: as any*/),
        "project.caseStudy.why.items.mediaView.crop.height": (v31/*:: as any*/),
        "project.caseStudy.why.items.mediaView.crop.width": (v31/*:: as any*/),
        "project.caseStudy.why.items.mediaView.crop.x": (v31/*:: as any*/),
        "project.caseStudy.why.items.mediaView.crop.y": (v31/*:: as any*/),
        "project.caseStudy.why.items.mediaView.focal": (v39/*:: as any*/),
        "project.caseStudy.why.items.mediaView.focal.x": (v31/*:: as any*/),
        "project.caseStudy.why.items.mediaView.focal.y": (v31/*:: as any*/),
        "project.caseStudy.why.items.mediaView.frame": (v40/*:: as any*/),
        "project.caseStudy.why.items.mediaView.playback": (v41/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start": (v29/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset": (v30/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.items.mediaView.start.src": (v28/*:: as any*/),
        "project.caseStudy.why.items.title": (v28/*:: as any*/),
        "project.caseStudy.why.items.value": (v28/*:: as any*/),
        "project.caseStudy.why.language": (v28/*:: as any*/),
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
        "project.caseStudy.why.left": (v29/*:: as any*/),
        "project.caseStudy.why.left.asset": (v30/*:: as any*/),
        "project.caseStudy.why.left.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.left.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.left.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.left.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.left.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.left.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.left.asset.poster": (v29/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset": (v30/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.left.asset.poster.src": (v28/*:: as any*/),
        "project.caseStudy.why.left.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.left.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.left.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.left.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.left.kind": (v36/*:: as any*/),
        "project.caseStudy.why.left.src": (v28/*:: as any*/),
        "project.caseStudy.why.leftTextHtml": (v28/*:: as any*/),
        "project.caseStudy.why.leftView": (v37/*:: as any*/),
        "project.caseStudy.why.leftView.crop": (v38/*:: as any*/),
        "project.caseStudy.why.leftView.crop.height": (v31/*:: as any*/),
        "project.caseStudy.why.leftView.crop.width": (v31/*:: as any*/),
        "project.caseStudy.why.leftView.crop.x": (v31/*:: as any*/),
        "project.caseStudy.why.leftView.crop.y": (v31/*:: as any*/),
        "project.caseStudy.why.leftView.focal": (v39/*:: as any*/),
        "project.caseStudy.why.leftView.focal.x": (v31/*:: as any*/),
        "project.caseStudy.why.leftView.focal.y": (v31/*:: as any*/),
        "project.caseStudy.why.leftView.frame": (v40/*:: as any*/),
        "project.caseStudy.why.leftView.playback": (v41/*:: as any*/),
        "project.caseStudy.why.leftView.start": (v29/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset": (v30/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.leftView.start.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.leftView.start.src": (v28/*:: as any*/),
        "project.caseStudy.why.media": (v29/*:: as any*/),
        "project.caseStudy.why.media.asset": (v30/*:: as any*/),
        "project.caseStudy.why.media.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.media.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.media.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.media.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.media.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.media.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.media.asset.poster": (v29/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset": (v30/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.media.asset.poster.src": (v28/*:: as any*/),
        "project.caseStudy.why.media.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.media.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.media.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.media.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.media.kind": (v36/*:: as any*/),
        "project.caseStudy.why.media.src": (v28/*:: as any*/),
        "project.caseStudy.why.mediaView": (v37/*:: as any*/),
        "project.caseStudy.why.mediaView.crop": (v38/*:: as any*/),
        "project.caseStudy.why.mediaView.crop.height": (v31/*:: as any*/),
        "project.caseStudy.why.mediaView.crop.width": (v31/*:: as any*/),
        "project.caseStudy.why.mediaView.crop.x": (v31/*:: as any*/),
        "project.caseStudy.why.mediaView.crop.y": (v31/*:: as any*/),
        "project.caseStudy.why.mediaView.focal": (v39/*:: as any*/),
        "project.caseStudy.why.mediaView.focal.x": (v31/*:: as any*/),
        "project.caseStudy.why.mediaView.focal.y": (v31/*:: as any*/),
        "project.caseStudy.why.mediaView.frame": (v40/*:: as any*/),
        "project.caseStudy.why.mediaView.playback": (v41/*:: as any*/),
        "project.caseStudy.why.mediaView.start": (v29/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset": (v30/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.mediaView.start.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.mediaView.start.src": (v28/*:: as any*/),
        "project.caseStudy.why.person": (v28/*:: as any*/),
        "project.caseStudy.why.player": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Player"
        },
        "project.caseStudy.why.player.aspectRatio": (v31/*:: as any*/),
        "project.caseStudy.why.player.page": (v28/*:: as any*/),
        "project.caseStudy.why.player.sandbox": (v28/*:: as any*/),
        "project.caseStudy.why.player.site": (v28/*:: as any*/),
        "project.caseStudy.why.player.src": (v28/*:: as any*/),
        "project.caseStudy.why.portrait": (v29/*:: as any*/),
        "project.caseStudy.why.portrait.asset": (v30/*:: as any*/),
        "project.caseStudy.why.portrait.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.portrait.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.portrait.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.portrait.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.portrait.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.portrait.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster": (v29/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset": (v30/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.portrait.asset.poster.src": (v28/*:: as any*/),
        "project.caseStudy.why.portrait.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.portrait.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.portrait.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.portrait.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.portrait.kind": (v36/*:: as any*/),
        "project.caseStudy.why.portrait.src": (v28/*:: as any*/),
        "project.caseStudy.why.portraitView": (v37/*:: as any*/),
        "project.caseStudy.why.portraitView.crop": (v38/*:: as any*/),
        "project.caseStudy.why.portraitView.crop.height": (v31/*:: as any*/),
        "project.caseStudy.why.portraitView.crop.width": (v31/*:: as any*/),
        "project.caseStudy.why.portraitView.crop.x": (v31/*:: as any*/),
        "project.caseStudy.why.portraitView.crop.y": (v31/*:: as any*/),
        "project.caseStudy.why.portraitView.focal": (v39/*:: as any*/),
        "project.caseStudy.why.portraitView.focal.x": (v31/*:: as any*/),
        "project.caseStudy.why.portraitView.focal.y": (v31/*:: as any*/),
        "project.caseStudy.why.portraitView.frame": (v40/*:: as any*/),
        "project.caseStudy.why.portraitView.playback": (v41/*:: as any*/),
        "project.caseStudy.why.portraitView.start": (v29/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset": (v30/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.portraitView.start.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.portraitView.start.src": (v28/*:: as any*/),
        "project.caseStudy.why.poster": (v29/*:: as any*/),
        "project.caseStudy.why.poster.asset": (v30/*:: as any*/),
        "project.caseStudy.why.poster.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.poster.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.poster.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.poster.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.poster.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.poster.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster": (v29/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset": (v30/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.poster.asset.poster.src": (v28/*:: as any*/),
        "project.caseStudy.why.poster.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.poster.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.poster.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.poster.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.poster.kind": (v36/*:: as any*/),
        "project.caseStudy.why.poster.src": (v28/*:: as any*/),
        "project.caseStudy.why.posterView": (v37/*:: as any*/),
        "project.caseStudy.why.posterView.crop": (v38/*:: as any*/),
        "project.caseStudy.why.posterView.crop.height": (v31/*:: as any*/),
        "project.caseStudy.why.posterView.crop.width": (v31/*:: as any*/),
        "project.caseStudy.why.posterView.crop.x": (v31/*:: as any*/),
        "project.caseStudy.why.posterView.crop.y": (v31/*:: as any*/),
        "project.caseStudy.why.posterView.focal": (v39/*:: as any*/),
        "project.caseStudy.why.posterView.focal.x": (v31/*:: as any*/),
        "project.caseStudy.why.posterView.focal.y": (v31/*:: as any*/),
        "project.caseStudy.why.posterView.frame": (v40/*:: as any*/),
        "project.caseStudy.why.posterView.playback": (v41/*:: as any*/),
        "project.caseStudy.why.posterView.start": (v29/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset": (v30/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.posterView.start.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.posterView.start.src": (v28/*:: as any*/),
        "project.caseStudy.why.right": (v29/*:: as any*/),
        "project.caseStudy.why.right.asset": (v30/*:: as any*/),
        "project.caseStudy.why.right.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.right.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.right.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.right.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.right.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.right.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.right.asset.poster": (v29/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset": (v30/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.right.asset.poster.src": (v28/*:: as any*/),
        "project.caseStudy.why.right.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.right.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.right.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.right.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.right.kind": (v36/*:: as any*/),
        "project.caseStudy.why.right.src": (v28/*:: as any*/),
        "project.caseStudy.why.rightTextHtml": (v28/*:: as any*/),
        "project.caseStudy.why.rightView": (v37/*:: as any*/),
        "project.caseStudy.why.rightView.crop": (v38/*:: as any*/),
        "project.caseStudy.why.rightView.crop.height": (v31/*:: as any*/),
        "project.caseStudy.why.rightView.crop.width": (v31/*:: as any*/),
        "project.caseStudy.why.rightView.crop.x": (v31/*:: as any*/),
        "project.caseStudy.why.rightView.crop.y": (v31/*:: as any*/),
        "project.caseStudy.why.rightView.focal": (v39/*:: as any*/),
        "project.caseStudy.why.rightView.focal.x": (v31/*:: as any*/),
        "project.caseStudy.why.rightView.focal.y": (v31/*:: as any*/),
        "project.caseStudy.why.rightView.frame": (v40/*:: as any*/),
        "project.caseStudy.why.rightView.playback": (v41/*:: as any*/),
        "project.caseStudy.why.rightView.start": (v29/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset": (v30/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.altText": (v28/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.focalX": (v31/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.focalY": (v31/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.height": (v32/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.id": (v33/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.placeholderImage": (v34/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.sources": (v35/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.sources.mediaType": (v28/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.sources.srcSet": (v28/*:: as any*/),
        "project.caseStudy.why.rightView.start.asset.width": (v32/*:: as any*/),
        "project.caseStudy.why.rightView.start.src": (v28/*:: as any*/),
        "project.caseStudy.why.role": (v28/*:: as any*/),
        "project.caseStudy.why.rows": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TableRow"
        },
        "project.caseStudy.why.rows.cellsHtml": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        },
        "project.caseStudy.why.textHtml": (v28/*:: as any*/),
        "project.caseStudy.why.textPosition": {
          "enumValues": (v42/*:: as any*/),
          "nullable": true,
          "plural": false,
          "type": "Side"
        },
        "project.caseStudy.why.title": (v28/*:: as any*/),
        "project.id": (v33/*:: as any*/)
      }
    },
    "name": "TableBlockTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "753b7c83c8186be8fdcb68f0ef0bc59c";

export default node;
