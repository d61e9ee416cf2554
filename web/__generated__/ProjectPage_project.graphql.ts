/**
 * @generated SignedSource<<62cde27b69bdaff2e358b3878d481f61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectPage_project$data = {
  readonly caseStudy: {
    readonly __typename: "CaseStudy";
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectCaseStudy_project" | "ProjectHead_project" | "ProjectPill_project" | "ProjectStatus_project" | "ProtectedProject_project">;
  readonly " $fragmentType": "ProjectPage_project";
};
export type ProjectPage_project$key = {
  readonly " $data"?: ProjectPage_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectPage_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectPage_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CaseStudy",
      "kind": "LinkedField",
      "name": "caseStudy",
      "plural": false,
      "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectHead_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectPill_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectStatus_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectCaseStudy_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProtectedProject_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "961faad76af23006e971370df25cf879";

export default node;
