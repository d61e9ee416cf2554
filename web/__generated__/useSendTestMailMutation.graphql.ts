/**
 * @generated SignedSource<<5546544bdd8170bb1c7c7baa487ed685>>
 * @relayHash b61128b54e3b8f8b5b0a9ec214861f8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33d940c1050f59c0f2ce5be46bf711d1ef0b1fe98a78a55641d0b028acd9abc8

import type { ConcreteRequest } from 'relay-runtime';
export type useSendTestMailMutation$variables = Record<PropertyKey, never>;
export type useSendTestMailMutation$data = {
  readonly sendTestMail: {
    readonly recipient: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSendTestMailMutation = {
  response: useSendTestMailMutation$data;
  variables: useSendTestMailMutation$variables;
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
    "name": "useSendTestMailMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSendTestMailMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "33d940c1050f59c0f2ce5be46bf711d1ef0b1fe98a78a55641d0b028acd9abc8",
    "metadata": {},
    "name": "useSendTestMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43acf8ec3c9de42ca35df78248ffa642";

export default node;
