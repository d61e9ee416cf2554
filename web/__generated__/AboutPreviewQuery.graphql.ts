/**
 * @generated SignedSource<<3a9adffbc2b6aeda897785e1124fd496>>
 * @relayHash e9bac085c7dcca28e47093ad835b78f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de4fcc5b7e8280eee21ce30f24a7e7252a855bb48342854c9b109b58db8f5b4b

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
    readonly hyphenatedHeading: string;
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
            "name": "hyphenatedHeading",
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
    "id": "de4fcc5b7e8280eee21ce30f24a7e7252a855bb48342854c9b109b58db8f5b4b",
    "metadata": {},
    "name": "AboutPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5bb48d321c38217951cb6a1a2a97bee";

export default node;
