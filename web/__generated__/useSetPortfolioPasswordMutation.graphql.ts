/**
 * @generated SignedSource<<ff472e0a8513ec7fe7b07cf025ef58d2>>
 * @relayHash 866464ff20ba61429efde65209f56675
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a512cf90eed5efd1387378e1043254de31c5078277c4b15a9f6d734a7922100

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetPortfolioPasswordInput = {
  portfolioPassword: string;
  version?: number | null | undefined;
};
export type useSetPortfolioPasswordMutation$variables = {
  input: SetPortfolioPasswordInput;
};
export type useSetPortfolioPasswordMutation$data = {
  readonly setPortfolioPassword: {
    readonly siteColors: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PortfolioPasswordPanel_siteColors">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetPortfolioPasswordMutation = {
  response: useSetPortfolioPasswordMutation$data;
  variables: useSetPortfolioPasswordMutation$variables;
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
    "name": "useSetPortfolioPasswordMutation",
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
    "name": "useSetPortfolioPasswordMutation",
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
    "id": "2a512cf90eed5efd1387378e1043254de31c5078277c4b15a9f6d734a7922100",
    "metadata": {},
    "name": "useSetPortfolioPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67bbdd9e0255fbbb284d7ddf635026d4";

export default node;
