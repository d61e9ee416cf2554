/**
 * @generated SignedSource<<e2ad78067ce3985bbd30f9e6cd4b5535>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordsPanel_siteWords$data = {
  readonly language: string;
  readonly version: number;
  readonly wordings: ReadonlyArray<{
    readonly key: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "WordsPanel_siteWords";
};
export type WordsPanel_siteWords$key = {
  readonly " $data"?: WordsPanel_siteWords$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordsPanel_siteWords">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WordsPanel_siteWords",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Wording",
      "kind": "LinkedField",
      "name": "wordings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteWords",
  "abstractKey": null
};

(node as any).hash = "326ae8bb5ca79a94323e3d105fe64be7";

export default node;
