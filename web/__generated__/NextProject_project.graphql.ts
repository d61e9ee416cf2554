/**
 * @generated SignedSource<<c8eeee34dc33f287aab8852fed13d056>>
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
    readonly heroImage: {
      readonly kind: MediaKind;
      readonly " $fragmentSpreads": FragmentRefs<"HeroFill_media">;
    } | null | undefined;
    readonly homeHeroImage: {
      readonly kind: MediaKind;
      readonly " $fragmentSpreads": FragmentRefs<"HeroFill_media">;
    } | null | undefined;
    readonly name: string;
    readonly showsLock: boolean;
    readonly slug: string;
  } | null | undefined;
  readonly " $fragmentType": "NextProject_project";
};
export type NextProject_project$key = {
  readonly " $data"?: NextProject_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextProject_project">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
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
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "homeHeroImage",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "heroImage",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "138715060f529d146ab99a2c600e8de3";

export default node;
