/**
 * @generated SignedSource<<d01984c53b6f543bdd9706a187582f18>>
 * @relayHash c0eb0e3b9463bca329a956f3e6a9bb80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33e9bf79603af254dbf175a3159ffaf56e918f189be3c69fe005c17d49a977c5

import type { ConcreteRequest } from 'relay-runtime';
export type EnableTotpInput = {
  code: string;
  secret: string;
};
export type signInActionsEnableTotpMutation$variables = {
  input: EnableTotpInput;
};
export type signInActionsEnableTotpMutation$data = {
  readonly enableTotp: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsEnableTotpMutation = {
  response: signInActionsEnableTotpMutation$data;
  variables: signInActionsEnableTotpMutation$variables;
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
    "concreteType": "EnableTotpPayload",
    "kind": "LinkedField",
    "name": "enableTotp",
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
    "name": "signInActionsEnableTotpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInActionsEnableTotpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "33e9bf79603af254dbf175a3159ffaf56e918f189be3c69fe005c17d49a977c5",
    "metadata": {},
    "name": "signInActionsEnableTotpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc9143fc86ab529aada00c46b496611b";

export default node;
