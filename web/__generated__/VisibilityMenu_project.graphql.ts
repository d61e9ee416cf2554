/**
 * @generated SignedSource<<a6812e8c8c1e94e4641e514f36718d64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VisibilityMenu_project$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly visibility: Visibility;
  readonly " $fragmentSpreads": FragmentRefs<"VisibilityLabel_project">;
  readonly " $fragmentType": "VisibilityMenu_project";
};
export type VisibilityMenu_project$key = {
  readonly " $data"?: VisibilityMenu_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisibilityMenu_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisibilityMenu_project",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisibilityLabel_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c2a02f86eaa95fcb3d80c5d07597fbe2";

export default node;
