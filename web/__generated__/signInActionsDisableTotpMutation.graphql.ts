/**
 * @generated SignedSource<<1a215146630f65887e11d99729faa315>>
 * @relayHash 09d4c76fca80247f41ccd9430628940a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 557ea9a1885257e752f8df06b549161374bd623a296a284c1dd3d95ca7ebb7ee

import type { ConcreteRequest } from 'relay-runtime';
export type signInActionsDisableTotpMutation$variables = Record<PropertyKey, never>;
export type signInActionsDisableTotpMutation$data = {
  readonly disableTotp: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsDisableTotpMutation = {
  response: signInActionsDisableTotpMutation$data;
  variables: signInActionsDisableTotpMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DisableTotpPayload",
    "kind": "LinkedField",
    "name": "disableTotp",
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
    "name": "signInActionsDisableTotpMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInActionsDisableTotpMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "557ea9a1885257e752f8df06b549161374bd623a296a284c1dd3d95ca7ebb7ee",
    "metadata": {},
    "name": "signInActionsDisableTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "602951867cb9d9c8674b915f28cdc079";

export default node;
