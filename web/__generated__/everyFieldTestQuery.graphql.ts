/**
 * @generated SignedSource<<2d3ab87d87ce22bb1ca79b6d4597d15c>>
 * @relayHash 2ec45551c98c5a3d8b624e820184a956
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 646ebea7cad00afefd38d0631054c2d4f2e989a6c23eee405deaa50117372f37

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type everyFieldTestQuery$variables = Record<PropertyKey, never>;
export type everyFieldTestQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"FormerSlugs_project">;
  } | null | undefined;
};
export type everyFieldTestQuery = {
  response: everyFieldTestQuery$data;
  variables: everyFieldTestQuery$variables;
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
    "name": "everyFieldTestQuery",
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
            "name": "FormerSlugs_project"
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
    "name": "everyFieldTestQuery",
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FormerSlug",
            "kind": "LinkedField",
            "name": "formerSlugs",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "project(slug:\"orrery\")"
      }
    ]
  },
  "params": {
    "id": "646ebea7cad00afefd38d0631054c2d4f2e989a6c23eee405deaa50117372f37",
    "metadata": {},
    "name": "everyFieldTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed771827c62b19bcf6b22fbcde02ea41";

export default node;
