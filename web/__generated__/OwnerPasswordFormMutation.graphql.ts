/**
 * @generated SignedSource<<c8b2d57148e2fef6a8bf34be981c231c>>
 * @relayHash 502af5f8059dc9ac54bca3e63491c4ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eac991584eba9f1efaa446a25025934e2a18e7de180585ff8ac0c77ef2e137e3

import type { ConcreteRequest } from 'relay-runtime';
export type SignInInput = {
  code?: string | null | undefined;
  passkey?: string | null | undefined;
  password?: string | null | undefined;
  recoveryCode?: string | null | undefined;
};
export type OwnerPasswordFormMutation$variables = {
  input: SignInInput;
};
export type OwnerPasswordFormMutation$data = {
  readonly signIn: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly isOwner: boolean;
    } | null | undefined;
  };
};
export type OwnerPasswordFormMutation = {
  response: OwnerPasswordFormMutation$data;
  variables: OwnerPasswordFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SignInPayload",
    "kind": "LinkedField",
    "name": "signIn",
    "plural": false,
    "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnerPasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnerPasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eac991584eba9f1efaa446a25025934e2a18e7de180585ff8ac0c77ef2e137e3",
    "metadata": {},
    "name": "OwnerPasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "79e0b75fed432a325a46265b1e236665";

export default node;
