/**
 * @generated SignedSource<<7562531f9a776c9b2af9d7858a1b1bd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useProjectEditing_project$data = {
  readonly databaseId: number;
  readonly drafts: ReadonlyArray<{
    readonly content: string;
    readonly editor: string;
    readonly sequence: number;
    readonly updatedAt: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "useProjectEditing_project";
};
export type useProjectEditing_project$key = {
  readonly " $data"?: useProjectEditing_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProjectEditing_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProjectEditing_project",
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
      "concreteType": "ProjectDraft",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "editor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sequence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c511197a85611bcd0c7840d74f103f35";

export default node;
