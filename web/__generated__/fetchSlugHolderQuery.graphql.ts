/**
 * @generated SignedSource<<a820d35bfc2aaa38e4b2b31d575441ab>>
 * @relayHash a2e45ea2fe93935fc2871c132a865a1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7f89076d770793ef1000da98ccd72c15e67c4fcb025bbcbf8881d634e6ffe43

import type { ConcreteRequest } from 'relay-runtime';
export type fetchSlugHolderQuery$variables = {
  slug: string;
};
export type fetchSlugHolderQuery$data = {
  readonly project: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
};
export type fetchSlugHolderQuery = {
  response: fetchSlugHolderQuery$data;
  variables: fetchSlugHolderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchSlugHolderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchSlugHolderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "d7f89076d770793ef1000da98ccd72c15e67c4fcb025bbcbf8881d634e6ffe43",
    "metadata": {},
    "name": "fetchSlugHolderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9f205eb7946477b889aaaab0779e02f";

export default node;
