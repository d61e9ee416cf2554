/**
 * @generated SignedSource<<68cafeda68de7e96ef3ac1b0e318b681>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormerSlugs_project$data = {
  readonly formerSlugs: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "FormerSlugs_project";
};
export type FormerSlugs_project$key = {
  readonly " $data"?: FormerSlugs_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormerSlugs_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormerSlugs_project",
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
      "concreteType": "FormerSlug",
      "kind": "LinkedField",
      "name": "formerSlugs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d1a58aa572531ebd8878f8972bac2624";

export default node;
