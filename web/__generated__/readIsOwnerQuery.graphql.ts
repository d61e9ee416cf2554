/**
 * @generated SignedSource<<73bc529a97f5af1b11bc56c8f8a9fae2>>
 * @relayHash bb960887c6ed9f825193095967c57a88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95a1b541f38e8b5c47504222cf64ca333da8b8c6287539e38d9e61cd6443c5f4

import type { ConcreteRequest } from 'relay-runtime';
export type readIsOwnerQuery$variables = Record<PropertyKey, never>;
export type readIsOwnerQuery$data = {
  readonly viewer: {
    readonly isOwner: boolean;
  };
};
export type readIsOwnerQuery = {
  response: readIsOwnerQuery$data;
  variables: readIsOwnerQuery$variables;
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
        "name": "isOwner",
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
    "name": "readIsOwnerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "readIsOwnerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "95a1b541f38e8b5c47504222cf64ca333da8b8c6287539e38d9e61cd6443c5f4",
    "metadata": {},
    "name": "readIsOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a99c419deee30330d34b6a6e4c71e7d";

export default node;
