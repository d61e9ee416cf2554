/**
 * @generated SignedSource<<e5339ccd68dcee862ffcb071d24b926b>>
 * @relayHash 416c62bab68aea793d5f190e763c12db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8351e77aa4ca8df8bab8304f64a17a72994e24f6280f9b30d9f4de90ff989057

import type { ConcreteRequest } from 'relay-runtime';
export type SetSignInMailInput = {
  mailsSignIns: boolean;
};
export type signInActionsMailMutation$variables = {
  input: SetSignInMailInput;
};
export type signInActionsMailMutation$data = {
  readonly setSignInMail: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsMailMutation = {
  response: signInActionsMailMutation$data;
  variables: signInActionsMailMutation$variables;
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
    "concreteType": "SetSignInMailPayload",
    "kind": "LinkedField",
    "name": "setSignInMail",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "signInActionsMailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInActionsMailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8351e77aa4ca8df8bab8304f64a17a72994e24f6280f9b30d9f4de90ff989057",
    "metadata": {},
    "name": "signInActionsMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8f446a49c5a311282ae0d1a5ab0b4180";

export default node;
