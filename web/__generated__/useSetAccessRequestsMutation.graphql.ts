/**
 * @generated SignedSource<<471971c1ff10e8d5a5021d2fc6153e1f>>
 * @relayHash 82e114abe32a9a93fad194c0e895e68d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6497e2bbb89937e0d227c79975241d80353ed4a2cbc389b7b5424b9f7a3e88f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateSiteIdentityInput = {
  email?: string | null | undefined;
  favicon?: string | null | undefined;
  footerText?: string | null | undefined;
  isEmailShown?: boolean | null | undefined;
  logo?: string | null | undefined;
  ownerName?: string | null | undefined;
  portrait?: string | null | undefined;
  searchDescription?: string | null | undefined;
  socialImage?: string | null | undefined;
  socialLinks?: ReadonlyArray<SocialLinkInput> | null | undefined;
  tagline?: string | null | undefined;
  takesAccessRequests?: boolean | null | undefined;
  teaserCaption?: string | null | undefined;
  teaserPhoto?: string | null | undefined;
  teaserText?: string | null | undefined;
  version?: number | null | undefined;
};
export type SocialLinkInput = {
  label?: string;
  url: string;
};
export type useSetAccessRequestsMutation$variables = {
  input: UpdateSiteIdentityInput;
};
export type useSetAccessRequestsMutation$data = {
  readonly updateSiteIdentity: {
    readonly siteIdentity: {
      readonly " $fragmentSpreads": FragmentRefs<"AccessRequestsPanel_siteIdentity" | "useTakesRequests_siteIdentity">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetAccessRequestsMutation = {
  response: useSetAccessRequestsMutation$data;
  variables: useSetAccessRequestsMutation$variables;
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
    "name": "useSetAccessRequestsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteIdentityPayload",
        "kind": "LinkedField",
        "name": "updateSiteIdentity",
        "plural": false,
        "selections": [
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useTakesRequests_siteIdentity"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "useSetAccessRequestsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteIdentityPayload",
        "kind": "LinkedField",
        "name": "updateSiteIdentity",
        "plural": false,
        "selections": [
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6497e2bbb89937e0d227c79975241d80353ed4a2cbc389b7b5424b9f7a3e88f9",
    "metadata": {},
    "name": "useSetAccessRequestsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38cf1d8b729be9eb1d9c7cbae90fe6a7";

export default node;
