/**
 * @generated SignedSource<<7a0f49c1c9bd2f8a1f3ee796aa67791b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VisibilityLabel_project$data = {
  readonly publishAt: string | null | undefined;
  readonly publishZone: string | null | undefined;
  readonly visibility: Visibility;
  readonly " $fragmentType": "VisibilityLabel_project";
};
export type VisibilityLabel_project$key = {
  readonly " $data"?: VisibilityLabel_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisibilityLabel_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisibilityLabel_project",
  "selections": [
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

(node as any).hash = "8f2c5fdf4248807d3e313243df627ef3";

export default node;
