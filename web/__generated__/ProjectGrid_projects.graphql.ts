/**
 * @generated SignedSource<<513bbfbc73113d2705864fdf3d37668e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeDisplayWidth = "FULL" | "HALF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectGrid_projects$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly heroImage: {
        readonly asset: {
          readonly height: number;
          readonly width: number;
        } | null | undefined;
      } | null | undefined;
      readonly homeDisplayWidth: HomeDisplayWidth;
      readonly homeHeroImage: {
        readonly asset: {
          readonly height: number;
          readonly width: number;
        } | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProjectCard_project">;
    };
  }>;
  readonly " $fragmentType": "ProjectGrid_projects";
};
export type ProjectGrid_projects$key = {
  readonly " $data"?: ProjectGrid_projects$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectGrid_projects">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaAsset",
    "kind": "LinkedField",
    "name": "asset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "width",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "height",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectGrid_projects",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QueryHomeProjectsConnectionEdge",
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
              "name": "homeDisplayWidth",
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProjectCard_project"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QueryHomeProjectsConnection",
  "abstractKey": null
};
})();

(node as any).hash = "55d57e047f6ea64edf2e2e7dd7d422ff";

export default node;
