/**
 * @generated SignedSource<<e0826feb209a026270f9f13b39a7b5a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextImageBlock_module$data = {
  readonly content: string;
  readonly imagePosition: Side;
  readonly media: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly " $fragmentType": "TextImageBlock_module";
};
export type TextImageBlock_module$key = {
  readonly " $data"?: TextImageBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextImageBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextImageBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imagePosition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModuleMedia_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextImageModule",
  "abstractKey": null
};

(node as any).hash = "8a2fdd7af5c868ce2518775a97241a9e";

export default node;
