/**
 * @generated SignedSource<<6196fa53f5e0d13d2e1512fca339dce6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaPlace = "FAVICON" | "HERO_IMAGE" | "HOME_HERO_IMAGE" | "LOGO" | "PORTRAIT" | "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOCIAL_IMAGE" | "SOLUTION" | "TEASER_PHOTO" | "WHY" | "WORK_IMAGES" | "%future added value";
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
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
          readonly sectionLayout: ReadonlyArray<{
            readonly name: string;
            readonly section: ProjectSection;
          }>;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "LaidOutSection",
                      "kind": "LinkedField",
                      "name": "sectionLayout",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "section",
                          "storageKey": null
                        },
                        (v0/*:: as any*/)
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
      ],
      "storageKey": "uses(first:20)"
    }
  ],
  "type": "MediaAsset",
  "abstractKey": null
};
})();

(node as any).hash = "5f4d915c29e943a0cb15dc5bb11b92d9";

export default node;
