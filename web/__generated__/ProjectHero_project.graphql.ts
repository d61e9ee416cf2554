/**
 * @generated SignedSource<<587ea1b46b71bfaeadbd590e7369c8f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectHero_project$data = {
  readonly hyphenatedName: string;
  readonly lightModeNav: boolean;
  readonly pageHero: {
    readonly asset: {
      readonly height: number;
      readonly width: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProjectHero_media">;
  } | null | undefined;
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
      "name": "hyphenatedName",
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
      "name": "pageHero",
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

(node as any).hash = "720d568b6f22a2e2f6922b7efba5ff26";

export default node;
