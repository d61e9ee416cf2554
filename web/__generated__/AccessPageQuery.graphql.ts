/**
 * @generated SignedSource<<cf468384d084e8cdabe59c7bdc105a88>>
 * @relayHash f53e8c37f2ec4dfefb7f286730f99203
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d28e8b0184a44535e8d4b1f24c847cc631c0aca7fbefc9e1f89e0b13cde869e3

import type { ConcreteRequest } from 'relay-runtime';
export type AccessPageQuery$variables = Record<PropertyKey, never>;
export type AccessPageQuery$data = {
  readonly sendsMail: boolean;
  readonly siteIdentity: {
    readonly takesAccessRequests: boolean;
  };
};
export type AccessPageQuery = {
  response: AccessPageQuery$data;
  variables: AccessPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sendsMail",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "takesAccessRequests",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AccessPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteIdentity",
        "kind": "LinkedField",
        "name": "siteIdentity",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "AccessPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteIdentity",
        "kind": "LinkedField",
        "name": "siteIdentity",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d28e8b0184a44535e8d4b1f24c847cc631c0aca7fbefc9e1f89e0b13cde869e3",
    "metadata": {},
    "name": "AccessPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70c32abb9daddf9bd1c6814deee530ac";

export default node;
