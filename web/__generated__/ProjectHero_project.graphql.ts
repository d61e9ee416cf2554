/**
 * @generated SignedSource<<a1e8a1ae4aee367c04b3b88dc0801b4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectHero_project$data = {
  readonly heroImage: {
    readonly " $fragmentSpreads": FragmentRefs<"HeroPicture_media">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "HeroPicture_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3f9e022782a64c73dca6ff7ca7aa3433";

export default node;
