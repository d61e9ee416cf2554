/**
 * @generated SignedSource<<9cb588080c14b6fa839c3ad35b0943c9>>
 * @relayHash d17589519ff364ace0951e4212dcb4a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8df6d1b7c3e816e1c2ecdf43201d4b8b58d93392cd0299d0023ad3481ce3a9b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MainContentTestQuery$variables = Record<PropertyKey, never>;
export type MainContentTestQuery$data = {
  readonly aboutContent: {
    readonly " $fragmentSpreads": FragmentRefs<"MainContent_aboutContent">;
  } | null | undefined;
  readonly siteSetup: {
    readonly id: string;
  };
};
export type MainContentTestQuery = {
  response: MainContentTestQuery$data;
  variables: MainContentTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MainContentTestQuery",
    "selections": [
      (v1/*:: as any*/),
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
            "name": "MainContent_aboutContent"
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
    "name": "MainContentTestQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AboutContent",
        "kind": "LinkedField",
        "name": "aboutContent",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "mainHeading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mainParagraph",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mainParagraphMarkup",
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
            "name": "linkedinUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "personalLife",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "personalLifeMarkup",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b8df6d1b7c3e816e1c2ecdf43201d4b8b58d93392cd0299d0023ad3481ce3a9b",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "aboutContent": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AboutContent"
        },
        "aboutContent.currentRole": (v2/*:: as any*/),
        "aboutContent.id": (v3/*:: as any*/),
        "aboutContent.linkedinUrl": (v2/*:: as any*/),
        "aboutContent.mainHeading": (v2/*:: as any*/),
        "aboutContent.mainParagraph": (v2/*:: as any*/),
        "aboutContent.mainParagraphMarkup": (v4/*:: as any*/),
        "aboutContent.personalLife": (v2/*:: as any*/),
        "aboutContent.personalLifeMarkup": (v4/*:: as any*/),
        "aboutContent.version": (v4/*:: as any*/),
        "siteSetup": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SiteSetup"
        },
        "siteSetup.id": (v3/*:: as any*/)
      }
    },
    "name": "MainContentTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5fe5048d8b546bedc991a6df1325daf3";

export default node;
