/**
 * @generated SignedSource<<58a3e13dec34c33e9f31cebcc7e3f61e>>
 * @relayHash 04cca98a56d2c15d8ab79257c56cff0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 071591246562249373fef511f89ea14b6b26cbf72c5fc572a422d48731942231

import type { ConcreteRequest } from 'relay-runtime';
export type accessWatchQuery$variables = Record<PropertyKey, never>;
export type accessWatchQuery$data = {
  readonly viewer: {
    readonly hasPortfolioAccess: boolean;
  };
};
export type accessWatchQuery = {
  response: accessWatchQuery$data;
  variables: accessWatchQuery$variables;
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
        "name": "hasPortfolioAccess",
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
    "metadata": null,
    "name": "accessWatchQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "accessWatchQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "071591246562249373fef511f89ea14b6b26cbf72c5fc572a422d48731942231",
    "metadata": {},
    "name": "accessWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bea5dcd1f4dbd4333352977c99dbc5a5";

export default node;
