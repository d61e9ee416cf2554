/**
 * @generated SignedSource<<71c37fd278594583bcf9c79b52dae472>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteWordsProvider_siteWords$data = {
  readonly language: string;
  readonly wordings: ReadonlyArray<{
    readonly key: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "SiteWordsProvider_siteWords";
};
export type SiteWordsProvider_siteWords$key = {
  readonly " $data"?: SiteWordsProvider_siteWords$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteWordsProvider_siteWords">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteWordsProvider_siteWords",
  "selections": [
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

(node as any).hash = "a5931b2b7497388fe15328b271f8b746";

export default node;
