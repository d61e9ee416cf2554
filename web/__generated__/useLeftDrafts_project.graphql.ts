/**
 * @generated SignedSource<<e535eede54d890b6354fe2cbd6d42fc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLeftDrafts_project$data = {
  readonly drafts: ReadonlyArray<{
    readonly content: string;
    readonly editor: string;
    readonly sequence: number;
    readonly updatedAt: string;
  }>;
  readonly " $fragmentType": "useLeftDrafts_project";
};
export type useLeftDrafts_project$key = {
  readonly " $data"?: useLeftDrafts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLeftDrafts_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLeftDrafts_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectDraft",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "editor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sequence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "608ece69771ed3cb4aa559e8d3bee28b";

export default node;
