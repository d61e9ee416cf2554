/**
 * @generated SignedSource<<125f1c79125cd472090b83dcc5dfb105>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectPage_project$data = {
  readonly caseStudy: {
    readonly __typename: "CaseStudy";
  } | null | undefined;
  readonly hasPdf: boolean;
  readonly hasSlides: boolean;
  readonly language: string;
  readonly slug: string;
  readonly takesReviewComments: boolean;
  readonly viewerCanEdit: boolean;
  readonly visibility: Visibility;
  readonly " $fragmentSpreads": FragmentRefs<"NextProject_project" | "ProjectCaseStudy_project" | "ProjectHead_project" | "ProjectPill_project" | "ProjectStatus_project" | "ProtectedProject_project">;
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
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPdf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSlides",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesReviewComments",
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
      "name": "NextProject_project"
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

(node as any).hash = "077651e045ae6d4f0313783d945e5ce6";

export default node;
