/**
 * @generated SignedSource<<38f7788a24f65d7eba3b87f353cec7cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextProject_project$data = {
  readonly next: {
    readonly hyphenatedName: string;
    readonly language: string;
    readonly pageHero: {
      readonly kind: MediaKind;
      readonly " $fragmentSpreads": FragmentRefs<"HeroFill_media">;
    } | null | undefined;
    readonly showsLock: boolean;
    readonly slug: string;
  } | null | undefined;
  readonly " $fragmentType": "NextProject_project";
};
export type NextProject_project$key = {
  readonly " $data"?: NextProject_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextProject_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextProject_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
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
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "HeroFill_media"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "cf435a883b32fa5d6d841faf3b4e6701";

export default node;
