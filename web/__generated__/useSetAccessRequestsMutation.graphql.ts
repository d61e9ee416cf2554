/**
 * @generated SignedSource<<ee2b79f8673b1187075be38535e1265d>>
 * @relayHash 8e96254467370c36509a56e5fbb45986
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46fcfc277e8f7de31fb278bc396e5b7a2a9d1add0fddd943ee9dd9365fb15b2d

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
    "id": "46fcfc277e8f7de31fb278bc396e5b7a2a9d1add0fddd943ee9dd9365fb15b2d",
    "metadata": {},
    "name": "useSetAccessRequestsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "944d8e81ba83d6f28b3845bd5f0bf99d";

export default node;
