/**
 * @generated SignedSource<<013236bd6c868cef68bd9f58b6234ca0>>
 * @relayHash 0d733df267bc274a52587030305786c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fef6551e374068df54375266cefb7779feb27b0ec42bda3ca84a5137ca2347b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessSettingsPageQuery$variables = Record<PropertyKey, never>;
export type AccessSettingsPageQuery$data = {
  readonly siteColors: {
    readonly " $fragmentSpreads": FragmentRefs<"PortfolioPasswordPanel_siteColors">;
  };
  readonly siteIdentity: {
    readonly " $fragmentSpreads": FragmentRefs<"AccessRequestsPanel_siteIdentity">;
  };
};
export type AccessSettingsPageQuery = {
  response: AccessSettingsPageQuery$data;
  variables: AccessSettingsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteIdentity",
        "kind": "LinkedField",
        "name": "siteIdentity",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccessRequestsPanel_siteIdentity"
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteIdentity",
        "kind": "LinkedField",
        "name": "siteIdentity",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "takesAccessRequests",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5fef6551e374068df54375266cefb7779feb27b0ec42bda3ca84a5137ca2347b",
    "metadata": {},
    "name": "AccessSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4cbc32deb000045e03a2fbf739ed5796";

export default node;
