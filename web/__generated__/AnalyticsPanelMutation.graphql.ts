/**
 * @generated SignedSource<<dcf2c89fca35e445ddcf28e3189ef743>>
 * @relayHash f6e66003cafe5221b4a1d06afc41ec46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7949f504bdaad5f29e0b855cde8f5d4e4d192b6010f153c11f9f499c448b0dba

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateSiteAnalyticsInput = {
  measurementId: string;
  version?: number | null | undefined;
};
export type AnalyticsPanelMutation$variables = {
  input: UpdateSiteAnalyticsInput;
};
export type AnalyticsPanelMutation$data = {
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
export type AnalyticsPanelMutation = {
  response: AnalyticsPanelMutation$data;
  variables: AnalyticsPanelMutation$variables;
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
    "name": "AnalyticsPanelMutation",
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
    "name": "AnalyticsPanelMutation",
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
    "id": "7949f504bdaad5f29e0b855cde8f5d4e4d192b6010f153c11f9f499c448b0dba",
    "metadata": {},
    "name": "AnalyticsPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "966fff94d7530ac04c4e41762a6c4bf4";

export default node;
