/**
 * @generated SignedSource<<a6cfed3aa783894a2244b76a8cdf318b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DescriptionList_query$data = {
  readonly mediaAssets: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly altText: string;
        readonly id: string;
        readonly isDecorative: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"DescriptionList_asset">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "DescriptionList_query";
};
export type DescriptionList_query$key = {
  readonly " $data"?: DescriptionList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DescriptionList_query">;
};

import DescriptionListPaginationQuery_graphql from './DescriptionListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "mediaAssets"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "operation": DescriptionListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "DescriptionList_query",
  "selections": [
    {
      "alias": "mediaAssets",
      "args": [
        {
          "kind": "Literal",
          "name": "lacksDescription",
          "value": true
        }
      ],
      "concreteType": "QueryMediaAssetsConnection",
      "kind": "LinkedField",
      "name": "__DescriptionList_mediaAssets_connection",
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
          "concreteType": "QueryMediaAssetsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaAsset",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "altText",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isDecorative",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DescriptionList_asset"
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
      "storageKey": "__DescriptionList_mediaAssets_connection(lacksDescription:true)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3db5f0f301b22f65f606f918df488ff8";

export default node;
