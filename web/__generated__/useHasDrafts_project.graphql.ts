/**
 * @generated SignedSource<<414c9651f048f6203cde42093eea1052>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useHasDrafts_project$data = {
  readonly databaseId: number;
  readonly draftCount: number;
  readonly " $fragmentType": "useHasDrafts_project";
};
export type useHasDrafts_project$key = {
  readonly " $data"?: useHasDrafts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHasDrafts_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useHasDrafts_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftCount",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1181b6cc25f3f8214a98c3e8eed11a56";

export default node;
