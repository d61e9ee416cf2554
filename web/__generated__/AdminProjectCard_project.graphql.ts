/**
 * @generated SignedSource<<917b04202e35f7816a0ea7bc506d2db0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminProjectCard_project$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly isPasswordProtected: boolean;
  readonly name: string;
  readonly showOnHome: boolean;
  readonly slug: string;
  readonly visibility: Visibility;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_project" | "ProjectThumbnails_project" | "VisibilityMenu_project" | "useHasDrafts_project">;
  readonly " $fragmentType": "AdminProjectCard_project";
};
export type AdminProjectCard_project$key = {
  readonly " $data"?: AdminProjectCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProjectCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProjectCard_project",
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
      "name": "slug",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPasswordProtected",
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
      "name": "useHasDrafts_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectThumbnails_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectActions_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisibilityMenu_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4051c627c044ef7523d80539e3aaa6a1";

export default node;
