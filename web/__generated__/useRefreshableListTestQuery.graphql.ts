/**
 * @generated SignedSource<<4ce7d6d858b21fdbc902c17fa6607bc6>>
 * @relayHash b2d3b58d3d37b01eb0e48598598b569a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03979be83c752276e4f5b8efcef8105939c4fb676d3d45efa26f38e4a711738e

import type { ConcreteRequest } from 'relay-runtime';
export type useRefreshableListTestQuery$variables = Record<PropertyKey, never>;
export type useRefreshableListTestQuery$data = {
  readonly projects: {
    readonly totalCount: number;
  };
};
export type useRefreshableListTestQuery = {
  response: useRefreshableListTestQuery$data;
  variables: useRefreshableListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "QueryProjectsConnection",
    "kind": "LinkedField",
    "name": "projects",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": "projects(first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRefreshableListTestQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRefreshableListTestQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "03979be83c752276e4f5b8efcef8105939c4fb676d3d45efa26f38e4a711738e",
    "metadata": {},
    "name": "useRefreshableListTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b989d897612269a927c163def950e1f2";

export default node;
