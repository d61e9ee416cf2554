/**
 * @generated SignedSource<<9371eb25eb76fc2c4a673a4dcd1354dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkViewer_workImage$data = {
  readonly databaseId: number;
  readonly media: {
    readonly " $fragmentSpreads": FragmentRefs<"ViewedMedia_media">;
  };
  readonly project: {
    readonly isPasswordProtected: boolean;
    readonly name: string;
    readonly slug: string;
  };
  readonly " $fragmentType": "WorkViewer_workImage";
};
export type WorkViewer_workImage$key = {
  readonly " $data"?: WorkViewer_workImage$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkViewer_workImage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkViewer_workImage",
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ViewedMedia_media"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
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
          "name": "slug",
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
      "storageKey": null
    }
  ],
  "type": "WorkImage",
  "abstractKey": null
};

(node as any).hash = "1ef6bbefab21c3f9bc6c9581f823d6cf";

export default node;
