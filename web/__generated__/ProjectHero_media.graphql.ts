/**
 * @generated SignedSource<<d84ad05c9ca6fd0b18fdca4193db95f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectHero_media$data = {
  readonly asset: {
    readonly height: number;
    readonly heroVeils: {
      readonly darkPhone: number;
      readonly darkWide: number;
      readonly lightPhone: number;
      readonly lightWide: number;
    } | null | undefined;
    readonly motion: {
      readonly mediaType: string;
    } | null | undefined;
    readonly phoneCrop: {
      readonly focalX: number;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly " $fragmentSpreads": FragmentRefs<"HeroFill_media">;
  readonly " $fragmentType": "ProjectHero_media";
};
export type ProjectHero_media$key = {
  readonly " $data"?: ProjectHero_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectHero_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectHero_media",
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
          "concreteType": "PhoneCrop",
          "kind": "LinkedField",
          "name": "phoneCrop",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "focalX",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Motion",
          "kind": "LinkedField",
          "name": "motion",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaType",
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

(node as any).hash = "4dd91a6f53cbb49b05e03c5c81a3b3ac";

export default node;
