/**
 * @generated SignedSource<<80e2b660a5b4d10a32a98b8daa6eb6d7>>
 * @relayHash 9a38d86f023575514b7a0e0d76d44c45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb652533dd0ccaccb63422c43b7db49864e56fc0abb3422d3aadb3d52f30d31f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordsSettingsPageQuery$variables = Record<PropertyKey, never>;
export type WordsSettingsPageQuery$data = {
  readonly siteWords: {
    readonly " $fragmentSpreads": FragmentRefs<"SiteWordsProvider_siteWords" | "WordsPanel_siteWords">;
  } | null | undefined;
};
export type WordsSettingsPageQuery = {
  response: WordsSettingsPageQuery$data;
  variables: WordsSettingsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WordsSettingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteWords",
        "kind": "LinkedField",
        "name": "siteWords",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WordsPanel_siteWords"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SiteWordsProvider_siteWords"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WordsSettingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteWords",
        "kind": "LinkedField",
        "name": "siteWords",
        "plural": false,
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cb652533dd0ccaccb63422c43b7db49864e56fc0abb3422d3aadb3d52f30d31f",
    "metadata": {},
    "name": "WordsSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "7a2f215aabf4e25b02f8a955e29bc17c";

export default node;
