/**
 * @generated SignedSource<<ca5e39b6f23ad32821e0c2b93dbeae49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectHero_project$data = {
  readonly heroImage: {
    readonly asset: {
      readonly height: number;
      readonly width: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProjectHero_media">;
  } | null | undefined;
  readonly lightModeNav: boolean;
  readonly name: string;
  readonly " $fragmentType": "ProjectHero_project";
};
export type ProjectHero_project$key = {
  readonly " $data"?: ProjectHero_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectHero_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectHero_project",
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
      "name": "lightModeNav",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "heroImage",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProjectHero_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProjectContent",
  "abstractKey": "__isProjectContent"
};

(node as any).hash = "e3441199accfb9d908c9ef3ca58613e7";

export default node;
