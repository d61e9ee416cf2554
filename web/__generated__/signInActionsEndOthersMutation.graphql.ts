/**
 * @generated SignedSource<<fb9d0fa8a3bbed9e6e2dda275e07c91d>>
 * @relayHash f9122fcf940481c0732df66a8bab75f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8098212d531b6c345ccd0808d0db97154924b6026f3571cf933b88039a91b569

import type { ConcreteRequest } from 'relay-runtime';
export type signInActionsEndOthersMutation$variables = Record<PropertyKey, never>;
export type signInActionsEndOthersMutation$data = {
  readonly endOtherOwnerSessions: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsEndOthersMutation = {
  response: signInActionsEndOthersMutation$data;
  variables: signInActionsEndOthersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EndOtherOwnerSessionsPayload",
    "kind": "LinkedField",
    "name": "endOtherOwnerSessions",
    "plural": false,
    "selections": [
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
    "name": "signInActionsEndOthersMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInActionsEndOthersMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8098212d531b6c345ccd0808d0db97154924b6026f3571cf933b88039a91b569",
    "metadata": {},
    "name": "signInActionsEndOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09f489934c781c628e0cc0cfc9331dd1";

export default node;
