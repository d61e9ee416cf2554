/**
 * @generated SignedSource<<b9caaf48e898476e371956704be40b0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingStills_query$data = {
  readonly videosWithoutStill: ReadonlyArray<{
    readonly id: string;
    readonly videoSources: ReadonlyArray<{
      readonly src: string;
    }>;
  }>;
  readonly " $fragmentType": "MissingStills_query";
};
export type MissingStills_query$key = {
  readonly " $data"?: MissingStills_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingStills_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MissingStills_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaAsset",
      "kind": "LinkedField",
      "name": "videosWithoutStill",
      "plural": true,
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
          "concreteType": "VideoSource",
          "kind": "LinkedField",
          "name": "videoSources",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "src",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8d470ade535d58148e149cde2ad4071a";

export default node;
