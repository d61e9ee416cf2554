/**
 * @generated SignedSource<<fbec0165de38d7aced88a320561c98a8>>
 * @relayHash 11445921d6a7f2461e82e76d1e83ec16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 269e38b6302e8f0202553b846eee1e062c86f457eb3836a47392007ed59f7061

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type signInActionsQuery$variables = Record<PropertyKey, never>;
export type signInActionsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SessionsPanel_query" | "SignInPanel_query">;
};
export type signInActionsQuery = {
  response: signInActionsQuery$data;
  variables: signInActionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastUsedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "signInActionsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SignInPanel_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SessionsPanel_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInActionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OwnerSignIn",
        "kind": "LinkedField",
        "name": "ownerSignIn",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasTotp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recoveryCodeCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offersPasskeys",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailsSignIns",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Passkey",
        "kind": "LinkedField",
        "name": "passkeys",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OwnerSession",
        "kind": "LinkedField",
        "name": "ownerSessions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "device",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstUsedAt",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCurrent",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "269e38b6302e8f0202553b846eee1e062c86f457eb3836a47392007ed59f7061",
    "metadata": {},
    "name": "signInActionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a89996893d8ef4d3919f063a809d1918";

export default node;
