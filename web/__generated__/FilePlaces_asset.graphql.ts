/**
 * @generated SignedSource<<0fd9ca020628bf426f6b0ceedbc74fca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaPlace = "FAVICON" | "HERO_IMAGE" | "HOME_HERO_IMAGE" | "LOGO" | "PORTRAIT" | "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOCIAL_IMAGE" | "SOLUTION" | "TEASER_PHOTO" | "WHY" | "WORK_IMAGES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FilePlaces_asset$data = {
  readonly path: string;
  readonly useCount: number;
  readonly uses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly isHidden: boolean;
        readonly isInTrash: boolean;
        readonly isStart: boolean;
        readonly modulePlaces: ReadonlyArray<number>;
        readonly place: MediaPlace;
        readonly project: {
          readonly databaseId: number;
          readonly name: string;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "FilePlaces_asset";
};
export type FilePlaces_asset$key = {
  readonly " $data"?: FilePlaces_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilePlaces_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilePlaces_asset",
  "selections": [
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
      "name": "useCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "MediaAssetUsesConnection",
      "kind": "LinkedField",
      "name": "uses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaAssetUsesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaUse",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "place",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isHidden",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isStart",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isInTrash",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "modulePlaces",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Project",
                  "kind": "LinkedField",
                  "name": "project",
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
                      "kind": "ScalarField",
                      "name": "name",
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
      "storageKey": "uses(first:20)"
    }
  ],
  "type": "MediaAsset",
  "abstractKey": null
};

(node as any).hash = "d3e2909944fd42202e0e1b86ad33c994";

export default node;
