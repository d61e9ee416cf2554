/**
 * @generated SignedSource<<7e3713560125d9b7bfa38d5e1e2a2bff>>
 * @relayHash a62388a44776e0e8ce202bef7a9abe04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c07d8bdea65c7f999ed0557da2920819719e97f4ed9f5e3dd59d090ddca16e45

import type { ConcreteRequest } from 'relay-runtime';
export type LinkPageQuery$variables = Record<PropertyKey, never>;
export type LinkPageQuery$data = {
  readonly viewer: {
    readonly owesLinkPassword: boolean;
  };
};
export type LinkPageQuery = {
  response: LinkPageQuery$data;
  variables: LinkPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "owesLinkPassword",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LinkPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LinkPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c07d8bdea65c7f999ed0557da2920819719e97f4ed9f5e3dd59d090ddca16e45",
    "metadata": {},
    "name": "LinkPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5d4b99e9b554d940e475b2b4c4479bb";

export default node;
