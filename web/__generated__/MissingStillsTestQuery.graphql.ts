/**
 * @generated SignedSource<<f4319a895bce30f2172687ffdd91e615>>
 * @relayHash 930237350510d193806e4022bf6c3f98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 798d242ab5a1a691db5b066f1e5e838d004555be8d40cff637999a1fd4d7cbdf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingStillsTestQuery$variables = Record<PropertyKey, never>;
export type MissingStillsTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MissingStills_query">;
};
export type MissingStillsTestQuery = {
  response: MissingStillsTestQuery$data;
  variables: MissingStillsTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MissingStillsTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MissingStills_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MissingStillsTestQuery",
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
    ]
  },
  "params": {
    "id": "798d242ab5a1a691db5b066f1e5e838d004555be8d40cff637999a1fd4d7cbdf",
    "metadata": {},
    "name": "MissingStillsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2ea5a14406862f5640c614ddd22604e1";

export default node;
