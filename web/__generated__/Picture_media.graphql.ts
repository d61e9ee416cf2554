/**
 * @generated SignedSource<<4d3e711f3f5a0b7227eba769f68d48f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Picture_media$data = {
  readonly asset: {
    readonly altText: string;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly " $fragmentSpreads": FragmentRefs<"Still_media" | "Video_media">;
  readonly " $fragmentType": "Picture_media";
};
export type Picture_media$key = {
  readonly " $data"?: Picture_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Picture_media",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Still_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Video_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "a0b9134a0aa8439a511ed93a3e00c590";

export default node;
