/**
 * @generated SignedSource<<b2c2f6745706e29473f9d968e4f91326>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroImageBlock_module$data = {
  readonly caption: string;
  readonly media: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly " $fragmentType": "HeroImageBlock_module";
};
export type HeroImageBlock_module$key = {
  readonly " $data"?: HeroImageBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroImageBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroImageBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModuleMedia_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HeroImageModule",
  "abstractKey": null
};

(node as any).hash = "2d5aa2c7c783ac8757eef6531d4884c2";

export default node;
