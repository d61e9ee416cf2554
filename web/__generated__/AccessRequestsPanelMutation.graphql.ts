/**
 * @generated SignedSource<<590ceb59ec8a21aaaeac72e1fa4a0c9d>>
 * @relayHash fe498c935c60c88ae0c24fc658a737ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a7dfd120b4a136d0ab21c0a6654213f8c04fd09ec09ec3e50189115541c2c04

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyField = "HIDDEN" | "OPTIONAL" | "REQUIRED" | "%future added value";
export type UpdateSiteIdentityInput = {
  companyField?: CompanyField | null | undefined;
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
export type AccessRequestsPanelMutation$variables = {
  input: UpdateSiteIdentityInput;
};
export type AccessRequestsPanelMutation$data = {
  readonly updateSiteIdentity: {
    readonly siteIdentity: {
      readonly takesAccessRequests: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"AccessRequestsPanel_siteIdentity">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type AccessRequestsPanelMutation = {
  response: AccessRequestsPanelMutation$data;
  variables: AccessRequestsPanelMutation$variables;
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
  "name": "takesAccessRequests",
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
    "name": "AccessRequestsPanelMutation",
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
              (v2/*:: as any*/)
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
    "name": "AccessRequestsPanelMutation",
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
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5a7dfd120b4a136d0ab21c0a6654213f8c04fd09ec09ec3e50189115541c2c04",
    "metadata": {},
    "name": "AccessRequestsPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3943e22dcd7f078de669c20ef0c9d10e";

export default node;
