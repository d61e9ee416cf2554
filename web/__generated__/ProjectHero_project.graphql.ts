/**
 * @generated SignedSource<<03fbe3db1fc7cef72c2aa92bfface00f>>
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
  "type": "ProjectContent",
  "abstractKey": "__isProjectContent"
};

(node as any).hash = "aa3e0e8b88e1f713cff1128c62f93089";

export default node;
