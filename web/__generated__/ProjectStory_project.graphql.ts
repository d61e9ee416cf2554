/**
 * @generated SignedSource<<08aa398ccbd82c50ba2f2f0989b040af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectStory_project$data = {
  readonly caseStudy: {
    readonly " $fragmentSpreads": FragmentRefs<"ProjectChapters_caseStudy">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectHero_project">;
  readonly " $fragmentType": "ProjectStory_project";
};
export type ProjectStory_project$key = {
  readonly " $data"?: ProjectStory_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectStory_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectStory_project",
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
          "name": "ProjectChapters_caseStudy"
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

(node as any).hash = "71c884c73f1f318a155ef5e80c013425";

export default node;
