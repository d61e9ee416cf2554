/**
 * @generated SignedSource<<193b9b8c17664a6fb70a7d78b93c0192>>
 * @relayHash f901ae84bbb5bcd99dfcd49a75a48315
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15dd770ac28f1502abcabfa9bfb01d66c6ae3b8e245a5a7f2f8650614dc1e799

import type { ConcreteRequest } from 'relay-runtime';
export type mailActionsTryMutation$variables = Record<PropertyKey, never>;
export type mailActionsTryMutation$data = {
  readonly sendTestMail: {
    readonly recipient: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type mailActionsTryMutation = {
  response: mailActionsTryMutation$data;
  variables: mailActionsTryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SendTestMailPayload",
    "kind": "LinkedField",
    "name": "sendTestMail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recipient",
        "storageKey": null
      },
      {
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
    "name": "mailActionsTryMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "mailActionsTryMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "15dd770ac28f1502abcabfa9bfb01d66c6ae3b8e245a5a7f2f8650614dc1e799",
    "metadata": {},
    "name": "mailActionsTryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2c720cd93259656d529aa45f9bcf80a2";

export default node;
