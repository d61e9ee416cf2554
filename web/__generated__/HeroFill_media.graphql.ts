/**
 * @generated SignedSource<<1a1e98cf0b0e58f664b62bd9cfef197e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HeroFill_media$data = {
  readonly asset: {
    readonly height: number;
    readonly motion: {
      readonly " $fragmentSpreads": FragmentRefs<"MovingSources_motion">;
    } | null | undefined;
    readonly phoneCrop: {
      readonly focalX: number;
      readonly sources: ReadonlyArray<{
        readonly mediaType: string;
        readonly srcSet: string;
      }>;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  readonly " $fragmentType": "HeroFill_media";
};
export type HeroFill_media$key = {
  readonly " $data"?: HeroFill_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroFill_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroFill_media",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PictureSource",
              "kind": "LinkedField",
              "name": "sources",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mediaType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "srcSet",
                  "storageKey": null
                }
              ],
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "MovingSources_motion"
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
      "name": "Picture_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "3c35b3a47fb9428632d3c1e673a3e40b";

export default node;
