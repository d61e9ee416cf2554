/**
 * @generated SignedSource<<13c1354563582f0365e3f254191b80e9>>
 * @relayHash fb0e092badd89a2b46a3b426efa55d57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bd300cd4665f6cf7d216f75276d42a08aa7391161302e5e98ec994534b333e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublishFormTestQuery$variables = Record<PropertyKey, never>;
export type PublishFormTestQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"PublishForm_project">;
  } | null | undefined;
};
export type PublishFormTestQuery = {
  response: PublishFormTestQuery$data;
  variables: PublishFormTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "passage"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PublishFormTestQuery",
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
            "name": "PublishForm_project"
          }
        ],
        "storageKey": "project(slug:\"passage\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PublishFormTestQuery",
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
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visibility",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishZone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPasswordProtected",
            "storageKey": null
          }
        ],
        "storageKey": "project(slug:\"passage\")"
      }
    ]
  },
  "params": {
    "id": "6bd300cd4665f6cf7d216f75276d42a08aa7391161302e5e98ec994534b333e3",
    "metadata": {},
    "name": "PublishFormTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e44b6310814a242884f81b8674f70abe";

export default node;
