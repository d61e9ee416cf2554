/**
 * @generated SignedSource<<f5365a4aa17f5ca152c82c2e07809a28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PictureAhead_media$data = {
  readonly asset: {
    readonly sources: ReadonlyArray<{
      readonly mediaType: string;
      readonly srcSet: string;
    }>;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly src: string;
  readonly " $fragmentType": "PictureAhead_media";
};
export type PictureAhead_media$key = {
  readonly " $data"?: PictureAhead_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureAhead_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureAhead_media",
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
      "kind": "ScalarField",
      "name": "src",
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
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "e1af15ae7989fd0143ae2a0e233c5c65";

export default node;
