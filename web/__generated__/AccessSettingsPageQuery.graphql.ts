/**
 * @generated SignedSource<<ae7967872f34b56fd6815cfbe13fe863>>
 * @relayHash 0a33d743f1b7043622161009b25136b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b62dfed3be55180ea6e765d3711452feb30bef8abb128f1861e74abba75c2418

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessSettingsPageQuery$variables = Record<PropertyKey, never>;
export type AccessSettingsPageQuery$data = {
  readonly siteColors: {
    readonly " $fragmentSpreads": FragmentRefs<"PortfolioPasswordPanel_siteColors">;
  };
};
export type AccessSettingsPageQuery = {
  response: AccessSettingsPageQuery$data;
  variables: AccessSettingsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AccessSettingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteColors",
        "kind": "LinkedField",
        "name": "siteColors",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PortfolioPasswordPanel_siteColors"
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
    "name": "AccessSettingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteColors",
        "kind": "LinkedField",
        "name": "siteColors",
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
            "name": "portfolioPassword",
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
    "id": "b62dfed3be55180ea6e765d3711452feb30bef8abb128f1861e74abba75c2418",
    "metadata": {},
    "name": "AccessSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "7638c37852d0a1cfb8e50476d3c1953b";

export default node;
