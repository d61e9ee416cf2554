/**
 * @generated SignedSource<<55e3bd5bd44e3ce4292af02776710610>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkGrid_workImages$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly media: {
    readonly asset: {
      readonly height: number;
      readonly width: number;
    } | null | undefined;
  };
  readonly project: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WorkTile_workImage">;
  readonly " $fragmentType": "WorkGrid_workImages";
}>;
export type WorkGrid_workImages$key = ReadonlyArray<{
  readonly " $data"?: WorkGrid_workImages$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkGrid_workImages">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WorkGrid_workImages",
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
          "alias": null,
          "args": null,
          "concreteType": "MediaAsset",
          "kind": "LinkedField",
          "name": "asset",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            }
          ],
          "storageKey": null
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
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkTile_workImage"
    }
  ],
  "type": "WorkImage",
  "abstractKey": null
};

(node as any).hash = "1aa73cd5f1ff4f6eb4d063296ae8c602";

export default node;
