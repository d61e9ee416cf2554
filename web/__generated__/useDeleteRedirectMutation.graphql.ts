/**
 * @generated SignedSource<<80bb11248737f2c01ab123d3e774e5bb>>
 * @relayHash e79d364e5e98de2d3d6ca20b0d5a1a53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaad28aabe43e0150037c9b17f76ca3653c3f6f92ced583d419ee8d742c7b61a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteRedirectInput = {
  id: string;
};
export type useDeleteRedirectMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteRedirectInput;
};
export type useDeleteRedirectMutation$data = {
  readonly deleteRedirect: {
    readonly deletedRedirectId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useDeleteRedirectMutation = {
  response: useDeleteRedirectMutation$data;
  variables: useDeleteRedirectMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedRedirectId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteRedirectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteRedirectPayload",
        "kind": "LinkedField",
        "name": "deleteRedirect",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeleteRedirectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteRedirectPayload",
        "kind": "LinkedField",
        "name": "deleteRedirect",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedRedirectId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eaad28aabe43e0150037c9b17f76ca3653c3f6f92ced583d419ee8d742c7b61a",
    "metadata": {},
    "name": "useDeleteRedirectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5298a77d421c58799361e8a436187d8";

export default node;
