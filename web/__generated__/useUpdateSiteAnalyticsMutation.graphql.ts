/**
 * @generated SignedSource<<a32607213096a5a86c12caaca2e058ba>>
 * @relayHash cd1c44f0482007ddf5d7dc66bc90c97a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad336edb41c0497db7402f19347dcb93424845c2e0540d0a9c9cb49f9b832891

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateSiteAnalyticsInput = {
  measurementId: string;
  version?: number | null | undefined;
};
export type useUpdateSiteAnalyticsMutation$variables = {
  input: UpdateSiteAnalyticsInput;
};
export type useUpdateSiteAnalyticsMutation$data = {
  readonly updateSiteAnalytics: {
    readonly siteAnalytics: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AnalyticsPanel_siteAnalytics">;
    };
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useUpdateSiteAnalyticsMutation = {
  response: useUpdateSiteAnalyticsMutation$data;
  variables: useUpdateSiteAnalyticsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateSiteAnalyticsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteAnalyticsPayload",
        "kind": "LinkedField",
        "name": "updateSiteAnalytics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteAnalytics",
            "kind": "LinkedField",
            "name": "siteAnalytics",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AnalyticsPanel_siteAnalytics"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateSiteAnalyticsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteAnalyticsPayload",
        "kind": "LinkedField",
        "name": "updateSiteAnalytics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteAnalytics",
            "kind": "LinkedField",
            "name": "siteAnalytics",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "measurementId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "variable",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ad336edb41c0497db7402f19347dcb93424845c2e0540d0a9c9cb49f9b832891",
    "metadata": {},
    "name": "useUpdateSiteAnalyticsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ddb2bc8efa643e8e728022f62189a82";

export default node;
