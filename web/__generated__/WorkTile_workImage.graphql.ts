/**
 * @generated SignedSource<<340406ec040b836cf5d58ee7616d0f3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkTile_workImage$data = {
  readonly databaseId: number;
  readonly media: {
    readonly asset: {
      readonly altText: string;
      readonly height: number;
      readonly width: number;
    } | null | undefined;
    readonly kind: MediaKind;
    readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  };
  readonly project: {
    readonly hyphenatedName: string;
    readonly language: string;
    readonly name: string;
    readonly showsLock: boolean;
    readonly slug: string;
  };
  readonly " $fragmentType": "WorkTile_workImage";
};
export type WorkTile_workImage$key = {
  readonly " $data"?: WorkTile_workImage$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkTile_workImage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkTile_workImage",
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
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "altText",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_media"
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
          "name": "hyphenatedName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkImage",
  "abstractKey": null
};

(node as any).hash = "24c0fcd2a94dac5615d80f22ede2d3a7";

export default node;
