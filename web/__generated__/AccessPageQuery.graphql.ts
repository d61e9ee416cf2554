/**
 * @generated SignedSource<<2109acbd35a8b6dd4d6bbdf770917956>>
 * @relayHash d9d248cc2ae91ad8005fe841af7462cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8d3b4e242af968c2ccec9931ab8f907002f0717c263fd0b9b156fc46958238f

import type { ConcreteRequest } from 'relay-runtime';
export type AccessPageQuery$variables = Record<PropertyKey, never>;
export type AccessPageQuery$data = {
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
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteIdentity",
        "kind": "LinkedField",
        "name": "siteIdentity",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteIdentity",
        "kind": "LinkedField",
        "name": "siteIdentity",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "b8d3b4e242af968c2ccec9931ab8f907002f0717c263fd0b9b156fc46958238f",
    "metadata": {},
    "name": "AccessPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d566aa6bc52c517175aa6c8acc85f73d";

export default node;
