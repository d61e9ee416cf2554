/**
 * @generated SignedSource<<431bc64c1e6d26013f20fca8aead19b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextImageBlock_module$data = {
  readonly contentHtml: string;
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
      "name": "contentHtml",
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

(node as any).hash = "6b53a1347cb04ffd8da9456c9a30a94d";

export default node;
