/**
 * @generated SignedSource<<4cc6dd2947493cb20a20a9f4b0d422af>>
 * @relayHash 3e86d02ab15b0749e013af0921066036
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a9a6f09f8a312e2abe79b9d0270217897d96a459712a4ea2fb729948b099775

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConnectPageQuery$variables = Record<PropertyKey, never>;
export type ConnectPageQuery$data = {
  readonly aboutContent: {
    readonly " $fragmentSpreads": FragmentRefs<"LinkedInLink_aboutContent">;
  } | null | undefined;
  readonly siteIdentity: {
    readonly ownerName: string;
    readonly portrait: {
      readonly previewSrc: string | null | undefined;
    } | null | undefined;
  };
};
export type ConnectPageQuery = {
  response: ConnectPageQuery$data;
  variables: ConnectPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ownerName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "portrait",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previewSrc",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ConnectPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteIdentity",
        "kind": "LinkedField",
        "name": "siteIdentity",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "AboutContent",
          "kind": "LinkedField",
          "name": "aboutContent",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LinkedInLink_aboutContent"
            }
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConnectPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteIdentity",
        "kind": "LinkedField",
        "name": "siteIdentity",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AboutContent",
        "kind": "LinkedField",
        "name": "aboutContent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "linkedinUrl",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0a9a6f09f8a312e2abe79b9d0270217897d96a459712a4ea2fb729948b099775",
    "metadata": {},
    "name": "ConnectPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7201ea798d757e8681c0b84a103d0e9d";

export default node;
