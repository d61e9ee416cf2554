/**
 * @generated SignedSource<<fc90db9cacabc0ed72e042979ad21577>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectCaseStudy_project$data = {
  readonly caseStudy: {
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSections_caseStudy">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectHero_project">;
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
      "name": "ProjectHero_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9eea1e09179cf9e1185cd115b1b1cdad";

export default node;
