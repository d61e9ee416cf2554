/**
 * @generated SignedSource<<da9bccfe36e59b473a2e801a196e45cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Video_media$data = {
  readonly asset: {
    readonly height: number;
    readonly poster: {
      readonly " $fragmentSpreads": FragmentRefs<"Still_media">;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly src: string;
  readonly " $fragmentType": "Video_media";
};
export type Video_media$key = {
  readonly " $data"?: Video_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Video_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Video_media",
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

(node as any).hash = "4fbd7ef314fb732060bcbf817ef198dd";

export default node;
