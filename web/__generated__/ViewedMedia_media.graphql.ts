/**
 * @generated SignedSource<<734a433adf613ef38e12c055b17328e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewedMedia_media$data = {
  readonly asset: {
    readonly altText: string;
    readonly motion: {
      readonly " $fragmentSpreads": FragmentRefs<"MovingSources_motion">;
    } | null | undefined;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly " $fragmentSpreads": FragmentRefs<"Captions_media" | "Picture_media" | "Video_media">;
  readonly " $fragmentType": "ViewedMedia_media";
};
export type ViewedMedia_media$key = {
  readonly " $data"?: ViewedMedia_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewedMedia_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewedMedia_media",
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
          "name": "altText",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Video_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Captions_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "9665fb0d1283ed7669b1526e8d07cfe8";

export default node;
