/**
 * @generated SignedSource<<81772be1b423b4632cadf248bdb6d63c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublishSaved_project$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly showOnHome: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PublishForm_project" | "useHasDrafts_project">;
  readonly " $fragmentType": "PublishSaved_project";
};
export type PublishSaved_project$key = {
  readonly " $data"?: PublishSaved_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishSaved_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishSaved_project",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showOnHome",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishForm_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHasDrafts_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "fcb4b5e1675bbe87b059b7105f668be3";

export default node;
