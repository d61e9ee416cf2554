/**
 * @generated SignedSource<<1d2ff09f8b5314b029e62076fa78d730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VisibilityMenu_project$data = {
  readonly id: string;
  readonly name: string;
  readonly visibility: Visibility;
  readonly " $fragmentSpreads": FragmentRefs<"PublishSaved_project" | "VisibilityLabel_project">;
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
      "name": "PublishSaved_project"
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

(node as any).hash = "55955d4c767ddcb9868f87891136cd49";

export default node;
