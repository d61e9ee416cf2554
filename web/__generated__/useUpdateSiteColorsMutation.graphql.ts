/**
 * @generated SignedSource<<07e1b7f4d19342ddc38a76be1ecbe5a1>>
 * @relayHash f35e2e1c13b8a87738de59b113188be2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ffe4d4a6d7e09c5f7f4e637761203ec047fadb3e38e5fbd65018f0b685116a8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateSiteColorsInput = {
  background?: string | null | undefined;
  navHover?: string | null | undefined;
  portfolioPassword?: string | null | undefined;
  textPrimary?: string | null | undefined;
  textSecondary?: string | null | undefined;
  version?: number | null | undefined;
};
export type useUpdateSiteColorsMutation$variables = {
  input: UpdateSiteColorsInput;
};
export type useUpdateSiteColorsMutation$data = {
  readonly updateSiteColors: {
    readonly siteColors: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ColorsPanel_siteColors" | "useThemeColors_siteColors">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useUpdateSiteColorsMutation = {
  response: useUpdateSiteColorsMutation$data;
  variables: useUpdateSiteColorsMutation$variables;
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateSiteColorsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteColorsPayload",
        "kind": "LinkedField",
        "name": "updateSiteColors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteColors",
            "kind": "LinkedField",
            "name": "siteColors",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ColorsPanel_siteColors"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useThemeColors_siteColors"
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
    "name": "useUpdateSiteColorsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteColorsPayload",
        "kind": "LinkedField",
        "name": "updateSiteColors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteColors",
            "kind": "LinkedField",
            "name": "siteColors",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "background",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "textPrimary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "textSecondary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "navHover",
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
    "id": "0ffe4d4a6d7e09c5f7f4e637761203ec047fadb3e38e5fbd65018f0b685116a8",
    "metadata": {},
    "name": "useUpdateSiteColorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e6e4c7033e4b2781864d9f3bc98bfe4";

export default node;
