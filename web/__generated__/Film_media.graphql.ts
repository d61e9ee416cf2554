/**
 * @generated SignedSource<<f487f4418725f5327ce3ffb0fc7bf6cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Film_media$data = {
  readonly asset: {
    readonly height: number;
    readonly poster: {
      readonly " $fragmentSpreads": FragmentRefs<"Still_media">;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly src: string;
  readonly " $fragmentType": "Film_media";
};
export type Film_media$key = {
  readonly " $data"?: Film_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Film_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Film_media",
  "selections": [
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
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "poster",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Still_media"
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

(node as any).hash = "2eba9b9b1f8e3712669f41fb13983a9d";

export default node;
