/**
 * @generated SignedSource<<f4cf7ee08c63ffefeb43e26a294f6620>>
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
      readonly asset: {
        readonly placeholderImage: string | null | undefined;
      } | null | undefined;
      readonly still: string | null | undefined;
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "still",
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
                  "name": "placeholderImage",
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
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "407c28f85cd803b7a04f9dc298211863";

export default node;
