/**
 * @generated SignedSource<<354dbebf9e00204575211b0e76f6ad64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LackingVersions_query$data = {
  readonly lacking: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly fileName: string;
        readonly id: string;
        readonly missingRenditions: ReadonlyArray<{
          readonly bitrate: number;
          readonly byteLimit: number;
          readonly shortSide: number;
        }>;
        readonly path: string;
      };
    }>;
  };
  readonly " $fragmentType": "LackingVersions_query";
};
export type LackingVersions_query$key = {
  readonly " $data"?: LackingVersions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LackingVersions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LackingVersions_query",
  "selections": [
    {
      "alias": "lacking",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "lacksRendition",
          "value": true
        }
      ],
      "concreteType": "QueryMediaAssetsConnection",
      "kind": "LinkedField",
      "name": "mediaAssets",
      "plural": false,
      "selections": [
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
                  "name": "path",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fileName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MissingRendition",
                  "kind": "LinkedField",
                  "name": "missingRenditions",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "shortSide",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "bitrate",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "byteLimit",
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
      ],
      "storageKey": "mediaAssets(first:100,lacksRendition:true)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "591c13c065fc6584d8283b7d9e0185db";

export default node;
