/**
 * @generated SignedSource<<3215e70b6213d69dde57f56ac63f1ca0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeOrder_query$data = {
  readonly homeProjects: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly heroImage: {
          readonly thumbnail: string | null | undefined;
        } | null | undefined;
        readonly homeHeroImage: {
          readonly thumbnail: string | null | undefined;
        } | null | undefined;
        readonly id: string;
        readonly isPasswordProtected: boolean;
        readonly name: string;
      };
    }>;
  };
  readonly " $fragmentType": "HomeOrder_query";
};
export type HomeOrder_query$key = {
  readonly " $data"?: HomeOrder_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeOrder_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "thumbnail",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeOrder_query",
  "selections": [
    {
      "alias": "homeProjects",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2000
        },
        {
          "kind": "Literal",
          "name": "onHome",
          "value": true
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": "HOME"
        }
      ],
      "concreteType": "QueryProjectsConnection",
      "kind": "LinkedField",
      "name": "projects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryProjectsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Project",
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
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isPasswordProtected",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Media",
                  "kind": "LinkedField",
                  "name": "homeHeroImage",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Media",
                  "kind": "LinkedField",
                  "name": "heroImage",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projects(first:2000,onHome:true,orderBy:\"HOME\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "8e76fb7ceee7a1b3098487e73cf6ebb7";

export default node;
