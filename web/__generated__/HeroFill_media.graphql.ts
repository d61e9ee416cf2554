/**
 * @generated SignedSource<<61435ef0604d188eef380cfc7a3458ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroFill_media$data = {
  readonly asset: {
    readonly height: number;
    readonly phoneCrop: {
      readonly focalX: number;
      readonly sources: ReadonlyArray<{
        readonly mediaType: string;
        readonly srcSet: string;
      }>;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
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

(node as any).hash = "c1b1e3ec3fe7f43a331f62a27df54102";

export default node;
