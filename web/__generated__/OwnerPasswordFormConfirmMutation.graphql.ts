/**
 * @generated SignedSource<<0e875b78d8137f659eca88b683aad7eb>>
 * @relayHash a1b9c4046613a36c49da5955e57d1146
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cafc8d32af97f16a755a465d6117c6d9342fa70c4b10561f9c41a2a97dd13f72

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmOwnerInput = {
  passkey?: string | null | undefined;
  password?: string | null | undefined;
  recoveryCode?: string | null | undefined;
};
export type OwnerPasswordFormConfirmMutation$variables = {
  input: ConfirmOwnerInput;
};
export type OwnerPasswordFormConfirmMutation$data = {
  readonly confirmOwner: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type OwnerPasswordFormConfirmMutation = {
  response: OwnerPasswordFormConfirmMutation$data;
  variables: OwnerPasswordFormConfirmMutation$variables;
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
    "concreteType": "ConfirmOwnerPayload",
    "kind": "LinkedField",
    "name": "confirmOwner",
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
    "name": "OwnerPasswordFormConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnerPasswordFormConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cafc8d32af97f16a755a465d6117c6d9342fa70c4b10561f9c41a2a97dd13f72",
    "metadata": {},
    "name": "OwnerPasswordFormConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4ffe9e3f5f1d4c19b20827a617fce3a";

export default node;
