/**
 * @generated SignedSource<<365042ca17f269e4173472af8741917d>>
 * @relayHash a04c34921f8e003969c748aef9f90fc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bfea8a45230f2688e24e990658c2a7be5bbefe681d2b5752d7c6da9c27c3a70

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentSectionsTestQuery$variables = Record<PropertyKey, never>;
export type ContentSectionsTestQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"useUnreadableTexts_project">;
  } | null | undefined;
};
export type ContentSectionsTestQuery = {
  response: ContentSectionsTestQuery$data;
  variables: ContentSectionsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "orrery"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContentSectionsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useUnreadableTexts_project"
          }
        ],
        "storageKey": "project(slug:\"orrery\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContentSectionsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CaseStudy",
            "kind": "LinkedField",
            "name": "caseStudy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadableSections",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "roleContent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "whyContent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resultContent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "processContent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "solutionContent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shippedGoodsContent",
                "storageKey": null
              }
            ],
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
        "storageKey": "project(slug:\"orrery\")"
      }
    ]
  },
  "params": {
    "id": "8bfea8a45230f2688e24e990658c2a7be5bbefe681d2b5752d7c6da9c27c3a70",
    "metadata": {},
    "name": "ContentSectionsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c02c47866d1878ee975038d2f492b405";

export default node;
