/**
 * @generated SignedSource<<25569babe6b261540a6c795521bf8dcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublishForm_project$data = {
  readonly id: string;
  readonly isPasswordProtected: boolean;
  readonly publishAt: string | null | undefined;
  readonly publishZone: string | null | undefined;
  readonly slug: string;
  readonly visibility: Visibility;
  readonly " $fragmentType": "PublishForm_project";
};
export type PublishForm_project$key = {
  readonly " $data"?: PublishForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishForm_project",
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
      "name": "slug",
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
      "name": "isPasswordProtected",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ccc42a221c3a9e36e7c155cc4a52e8af";

export default node;
