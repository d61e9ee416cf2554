/**
 * @generated SignedSource<<f66bd2fd02f874fa1488dce068048661>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkGallery_query$data = {
  readonly workImages: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly media: {
          readonly " $fragmentSpreads": FragmentRefs<"PictureAhead_media">;
        };
        readonly " $fragmentSpreads": FragmentRefs<"WorkGrid_workImages" | "WorkViewer_workImage">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "WorkGallery_query";
};
export type WorkGallery_query$key = {
  readonly " $data"?: WorkGallery_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkGallery_query">;
};

import WorkGalleryPageQuery_graphql from './WorkGalleryPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "workImages"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 48,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tag"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": WorkGalleryPageQuery_graphql
    }
  },
  "name": "WorkGallery_query",
  "selections": [
    {
      "alias": "workImages",
      "args": [
        {
          "kind": "Variable",
          "name": "tag",
          "variableName": "tag"
        },
        {
          "kind": "Literal",
          "name": "visibility",
          "value": "PUBLIC"
        }
      ],
      "concreteType": "QueryWorkImagesConnection",
      "kind": "LinkedField",
      "name": "__WorkGallery_workImages_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryWorkImagesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkImage",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "databaseId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Media",
                  "kind": "LinkedField",
                  "name": "media",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PictureAhead_media"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WorkGrid_workImages"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WorkViewer_workImage"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "99d992a9af3230c3c24826a5adf90a0c";

export default node;
