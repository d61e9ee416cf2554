/**
 * @generated SignedSource<<270cdf8ee941c7331273028a94f5309a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HeroPicture_media$data = {
  readonly asset: {
    readonly heroVeils: {
      readonly darkPhone: number;
      readonly darkWide: number;
      readonly lightPhone: number;
      readonly lightWide: number;
    } | null | undefined;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly " $fragmentSpreads": FragmentRefs<"HeroFill_media">;
  readonly " $fragmentType": "HeroPicture_media";
};
export type HeroPicture_media$key = {
  readonly " $data"?: HeroPicture_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroPicture_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroPicture_media",
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
          "concreteType": "HeroVeils",
          "kind": "LinkedField",
          "name": "heroVeils",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "darkWide",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "darkPhone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lightWide",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lightPhone",
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
      "name": "HeroFill_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "a589bfd2d7aa74c393bfaed4e7d5e166";

export default node;
