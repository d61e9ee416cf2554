/**
 * @generated SignedSource<<b600d0e2c7961c246e9a6b5351807361>>
 * @relayHash d371ebd56f616c566ddea5f2fcd0b32a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 846bacd831a941b016965cd734d617d102a53b59ae76c682376c11b22d0bab68

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutPreviewQuery$variables = Record<PropertyKey, never>;
export type AboutPreviewQuery$data = {
  readonly aboutContent: {
    readonly " $fragmentSpreads": FragmentRefs<"AboutPage_aboutContent">;
  } | null | undefined;
  readonly siteSetup: {
    readonly viewerCanEdit: boolean;
  };
};
export type AboutPreviewQuery$rawResponse = {
  readonly aboutContent: {
    readonly currentRole: string;
    readonly id: string;
    readonly linkedinUrl: string;
    readonly mainHeading: string;
    readonly mainParagraphHtml: string;
    readonly mainParagraphWords: string;
    readonly personalLifeHtml: string;
  } | null | undefined;
  readonly siteSetup: {
    readonly id: string;
    readonly viewerCanEdit: boolean;
  };
};
export type AboutPreviewQuery = {
  rawResponse: AboutPreviewQuery$rawResponse;
  response: AboutPreviewQuery$data;
  variables: AboutPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v1 = {
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
    "metadata": null,
    "name": "AboutPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteSetup",
        "kind": "LinkedField",
        "name": "siteSetup",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "AboutPage_aboutContent"
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
    "name": "AboutPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteSetup",
        "kind": "LinkedField",
        "name": "siteSetup",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
            "name": "mainHeading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mainParagraphHtml",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mainParagraphWords",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currentRole",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "personalLifeHtml",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "linkedinUrl",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "846bacd831a941b016965cd734d617d102a53b59ae76c682376c11b22d0bab68",
    "metadata": {},
    "name": "AboutPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5bb48d321c38217951cb6a1a2a97bee";

export default node;
