/**
 * @generated SignedSource<<7eeceb8d07d7643c2a8d078ccdff9f88>>
 * @relayHash bb41b0c59ff3bb5902d8d8e55c3bb5d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74b9270f8828bfe445b477f8ab7f52f673c065b40d2e9e4543d7f3102053a461

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetPortfolioPasswordInput = {
  portfolioPassword: string;
  version?: number | null | undefined;
};
export type PortfolioPasswordPanelMutation$variables = {
  input: SetPortfolioPasswordInput;
};
export type PortfolioPasswordPanelMutation$data = {
  readonly setPortfolioPassword: {
    readonly siteColors: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ColorsPanel_siteColors" | "PortfolioPasswordPanel_siteColors">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PortfolioPasswordPanelMutation = {
  response: PortfolioPasswordPanelMutation$data;
  variables: PortfolioPasswordPanelMutation$variables;
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
    "name": "PortfolioPasswordPanelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetPortfolioPasswordPayload",
        "kind": "LinkedField",
        "name": "setPortfolioPassword",
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
                "name": "PortfolioPasswordPanel_siteColors"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ColorsPanel_siteColors"
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
    "name": "PortfolioPasswordPanelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetPortfolioPasswordPayload",
        "kind": "LinkedField",
        "name": "setPortfolioPassword",
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
                "name": "portfolioPassword",
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
    "id": "74b9270f8828bfe445b477f8ab7f52f673c065b40d2e9e4543d7f3102053a461",
    "metadata": {},
    "name": "PortfolioPasswordPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67981954909b36d02b527248a933a839";

export default node;
