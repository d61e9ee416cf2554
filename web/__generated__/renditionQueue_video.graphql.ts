/**
 * @generated SignedSource<<3083b529663f565f410db9e6d09f6b51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type renditionQueue_video$data = {
  readonly fileName: string;
  readonly id: string;
  readonly missingRenditions: ReadonlyArray<{
    readonly bitrate: number;
    readonly byteLimit: number;
    readonly shortSide: number;
  }>;
  readonly path: string;
  readonly " $fragmentType": "renditionQueue_video";
};
export type renditionQueue_video$key = {
  readonly " $data"?: renditionQueue_video$data;
  readonly " $fragmentSpreads": FragmentRefs<"renditionQueue_video">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "renditionQueue_video",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MissingRendition",
      "kind": "LinkedField",
      "name": "missingRenditions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortSide",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bitrate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byteLimit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MediaAsset",
  "abstractKey": null
};

(node as any).hash = "8c6275d858a590e7b7491f32882b2af8";

export default node;
