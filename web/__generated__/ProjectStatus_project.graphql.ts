/**
 * @generated SignedSource<<12b85461209b9899a7bcfa92d31503cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectStatus_project$data = {
  readonly databaseId: number;
  readonly publishAt: string | null | undefined;
  readonly publishZone: string | null | undefined;
  readonly visibility: Visibility;
  readonly " $fragmentType": "ProjectStatus_project";
};
export type ProjectStatus_project$key = {
  readonly " $data"?: ProjectStatus_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectStatus_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectStatus_project",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishZone",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "997e94890ed24e81a055397d380ab0ad";

export default node;
