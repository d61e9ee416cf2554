/**
 * @generated SignedSource<<c9e6967f65a9b60d728ec8f3b1b1e805>>
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
    readonly asset: {
      readonly motion: {
        readonly mediaType: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ViewedMedia_media">;
  };
  readonly project: {
    readonly facts: {
      readonly client: string;
      readonly role: string;
      readonly year: string;
    } | null | undefined;
    readonly name: string;
    readonly showsLock: boolean;
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
              "concreteType": "Motion",
              "kind": "LinkedField",
              "name": "motion",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mediaType",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
          "name": "showsLock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjectFacts",
          "kind": "LinkedField",
          "name": "facts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "client",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "year",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "role",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkImage",
  "abstractKey": null
};

(node as any).hash = "58b220d3916f91c2d5c4bdcef791bef2";

export default node;
