/**
 * @generated SignedSource<<bc03984e46b8f685a4e59864f92ac799>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectPage_project$data = {
  readonly caseStudy: {
    readonly " $fragmentSpreads": FragmentRefs<"ProjectChapters_caseStudy">;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectHead_project" | "ProjectHero_project" | "ProjectPill_project" | "ProtectedProject_project">;
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
      "name": "ProjectHead_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectHero_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectPill_project"
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

(node as any).hash = "dae017b46b2d189254efedc6ca9d81bd";

export default node;
