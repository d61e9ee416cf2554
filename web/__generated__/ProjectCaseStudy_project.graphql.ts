/**
 * @generated SignedSource<<8eb0db68b766e11a237e04bb726f271d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectCaseStudy_project$data = {
  readonly caseStudy: {
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSections_caseStudy">;
  } | null | undefined;
  readonly visibility: Visibility;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectBrief_project" | "ProjectFacts_project" | "ProjectHero_project">;
  readonly " $fragmentType": "ProjectCaseStudy_project";
};
export type ProjectCaseStudy_project$key = {
  readonly " $data"?: ProjectCaseStudy_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectCaseStudy_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectCaseStudy_project",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProjectSections_caseStudy"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectBrief_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectFacts_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectHero_project"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "937afc7f3354df0a392fa236482af4bf";

export default node;
