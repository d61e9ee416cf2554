/**
 * @generated SignedSource<<c55b6815aec8a2992c202892ad6baab6>>
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
      readonly homeDisplayWidth: HomeDisplayWidth;
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectGrid_projects",
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
              "name": "homeDisplayWidth",
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
  "type": "QueryProjectsConnection",
  "abstractKey": null
};

(node as any).hash = "207606c5f2e4bbd6f0e5d18bd9960526";

export default node;
