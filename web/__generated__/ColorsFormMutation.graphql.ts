/**
 * @generated SignedSource<<72e58bc45d3640119ba1e59b23c65eed>>
 * @relayHash f7a0bdc6afb0442aec69cb4d37ee3289
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c387c2a915842fb62c73e0cb8c4c6b8af7a7692ac48438f069524d609441e094

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
export type ColorsFormMutation$variables = {
  input: UpdateSiteColorsInput;
};
export type ColorsFormMutation$data = {
  readonly updateSiteColors: {
    readonly siteColors: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ColorsPanel_siteColors" | "PortfolioPasswordPanel_siteColors" | "useThemeColors_siteColors">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ColorsFormMutation = {
  response: ColorsFormMutation$data;
  variables: ColorsFormMutation$variables;
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
    "name": "ColorsFormMutation",
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
                "name": "PortfolioPasswordPanel_siteColors"
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
    "name": "ColorsFormMutation",
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
                "name": "version",
                "storageKey": null
              },
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "portfolioPassword",
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
    "id": "c387c2a915842fb62c73e0cb8c4c6b8af7a7692ac48438f069524d609441e094",
    "metadata": {},
    "name": "ColorsFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3269fe1f2bf3399e8cea7e91991e3c6e";

export default node;
