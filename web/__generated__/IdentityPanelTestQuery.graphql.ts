/**
 * @generated SignedSource<<7d1ba0f0a9f6a80ab4582b774a1c6c13>>
 * @relayHash e9813f0632193534bc1cb3da539bda6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e541d4eb14ec0a3a2f92ac63c60b022afe50b9311179c3f2193a00911256cecc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdentityPanelTestQuery$variables = Record<PropertyKey, never>;
export type IdentityPanelTestQuery$data = {
  readonly siteIdentity: {
    readonly " $fragmentSpreads": FragmentRefs<"useIdentity_siteIdentity">;
  };
};
export type IdentityPanelTestQuery = {
  response: IdentityPanelTestQuery$data;
  variables: IdentityPanelTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "src",
    "storageKey": null
  }
],
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Media"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdentityPanelTestQuery",
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
            "name": "useIdentity_siteIdentity"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IdentityPanelTestQuery",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ownerName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tagline",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "logo",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "portrait",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "teaserText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "teaserPhoto",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "teaserCaption",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "footerText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "searchDescription",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "socialImage",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "favicon",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEmailShown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SocialLink",
            "kind": "LinkedField",
            "name": "socialLinks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
            "name": "companyField",
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
      }
    ]
  },
  "params": {
    "id": "e541d4eb14ec0a3a2f92ac63c60b022afe50b9311179c3f2193a00911256cecc",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "siteIdentity": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SiteIdentity"
        },
        "siteIdentity.companyField": {
          "enumValues": [
            "HIDDEN",
            "OPTIONAL",
            "REQUIRED"
          ],
          "nullable": false,
          "plural": false,
          "type": "CompanyField"
        },
        "siteIdentity.email": (v1/*:: as any*/),
        "siteIdentity.favicon": (v2/*:: as any*/),
        "siteIdentity.favicon.src": (v1/*:: as any*/),
        "siteIdentity.footerText": (v1/*:: as any*/),
        "siteIdentity.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "siteIdentity.isEmailShown": (v3/*:: as any*/),
        "siteIdentity.logo": (v2/*:: as any*/),
        "siteIdentity.logo.src": (v1/*:: as any*/),
        "siteIdentity.ownerName": (v1/*:: as any*/),
        "siteIdentity.portrait": (v2/*:: as any*/),
        "siteIdentity.portrait.src": (v1/*:: as any*/),
        "siteIdentity.searchDescription": (v1/*:: as any*/),
        "siteIdentity.socialImage": (v2/*:: as any*/),
        "siteIdentity.socialImage.src": (v1/*:: as any*/),
        "siteIdentity.socialLinks": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "SocialLink"
        },
        "siteIdentity.socialLinks.label": (v1/*:: as any*/),
        "siteIdentity.socialLinks.url": (v1/*:: as any*/),
        "siteIdentity.tagline": (v1/*:: as any*/),
        "siteIdentity.takesAccessRequests": (v3/*:: as any*/),
        "siteIdentity.teaserCaption": (v1/*:: as any*/),
        "siteIdentity.teaserPhoto": (v2/*:: as any*/),
        "siteIdentity.teaserPhoto.src": (v1/*:: as any*/),
        "siteIdentity.teaserText": (v1/*:: as any*/),
        "siteIdentity.version": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        }
      }
    },
    "name": "IdentityPanelTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "57cbdc42f008324b30e76cc444f30c56";

export default node;
