/**
 * @generated SignedSource<<08407eb1faea44a54ac595eeca4b30b1>>
 * @relayHash a0dd68753ba55e149f01586051fc6f2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80326d51abb421953b715a8e4e0a74eb4159ee808f23cfc6a1048113000575ce

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateBannerInput = {
  content?: string | null | undefined;
  isActive?: boolean | null | undefined;
  version?: number | null | undefined;
};
export type useUpdateBannerMutation$variables = {
  input: UpdateBannerInput;
};
export type useUpdateBannerMutation$data = {
  readonly updateBanner: {
    readonly banner: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BannerPanel_banner" | "Banner_banner">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useUpdateBannerMutation = {
  response: useUpdateBannerMutation$data;
  variables: useUpdateBannerMutation$variables;
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
    "name": "useUpdateBannerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBannerPayload",
        "kind": "LinkedField",
        "name": "updateBanner",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banner",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BannerPanel_banner"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Banner_banner"
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
    "name": "useUpdateBannerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBannerPayload",
        "kind": "LinkedField",
        "name": "updateBanner",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banner",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
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
    "id": "80326d51abb421953b715a8e4e0a74eb4159ee808f23cfc6a1048113000575ce",
    "metadata": {},
    "name": "useUpdateBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3cdf467dfc1a9238ec3387e8a7ca5ca9";

export default node;
