/**
 * @generated SignedSource<<e69cb0bb6c8e70d1b3c9b2466257a4f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ModuleMedia_media$data = {
  readonly asset: {
    readonly altText: string;
    readonly height: number;
    readonly motion: {
      readonly " $fragmentSpreads": FragmentRefs<"MovingSources_motion">;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly " $fragmentSpreads": FragmentRefs<"Captions_media" | "Picture_media" | "Video_media">;
  readonly " $fragmentType": "ModuleMedia_media";
};
export type ModuleMedia_media$key = {
  readonly " $data"?: ModuleMedia_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ModuleMedia_media",
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

(node as any).hash = "c3064aa968176d073da7d297302a52b0";

export default node;
