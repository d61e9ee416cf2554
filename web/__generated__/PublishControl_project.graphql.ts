/**
 * @generated SignedSource<<b6e1a9c968c3c7b744a5e9a4063fa88a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublishControl_project$data = {
  readonly name: string;
  readonly publishAt: string | null | undefined;
  readonly visibility: Visibility;
  readonly " $fragmentSpreads": FragmentRefs<"PublishForm_project" | "VisibilityLabel_project">;
  readonly " $fragmentType": "PublishControl_project";
};
export type PublishControl_project$key = {
  readonly " $data"?: PublishControl_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishControl_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishControl_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "publishAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisibilityLabel_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "748e03b2e8f671d18e89072823132df4";

export default node;
