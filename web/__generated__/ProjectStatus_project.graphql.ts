/**
 * @generated SignedSource<<4706035127c10029ab244e6920321369>>
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
  readonly viewerCanEdit: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3e014b8fa30a86d768ddfd59ed985ad5";

export default node;
