/**
 * @generated SignedSource<<ca3f345e33d482fe2d75093e9f755dfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingDescriptions_query$data = {
  readonly mediaAssets: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly altText: string;
        readonly id: string;
        readonly isDecorative: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"MissingDescriptions_asset">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "MissingDescriptions_query";
};
export type MissingDescriptions_query$key = {
  readonly " $data"?: MissingDescriptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingDescriptions_query">;
};

import MissingDescriptionsPaginationQuery_graphql from './MissingDescriptionsPaginationQuery.graphql';

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
      "operation": MissingDescriptionsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "MissingDescriptions_query",
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
                  "name": "MissingDescriptions_asset"
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

(node as any).hash = "18876fab917cb81c3882bfc41ec32d31";

export default node;
