/**
 * @generated SignedSource<<93a8fb521833540162d43748353f57e8>>
 * @relayHash 7225c38d3147f81b719ef9953657d815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d80aa9e2d87ba79ee8cd55f8962f7de1c63661766169aad4b271de85b0446e2

import type { ConcreteRequest } from 'relay-runtime';
export type SendContactMessageInput = {
  company: string;
  email: string;
  fillTime?: number | null | undefined;
  message: string;
  name: string;
  website?: string | null | undefined;
};
export type ConnectPageMutation$variables = {
  input: SendContactMessageInput;
};
export type ConnectPageMutation$data = {
  readonly sendContactMessage: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly limit: number | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ConnectPageMutation = {
  response: ConnectPageMutation$data;
  variables: ConnectPageMutation$variables;
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
    "concreteType": "SendContactMessagePayload",
    "kind": "LinkedField",
    "name": "sendContactMessage",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "limit",
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
    "name": "ConnectPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConnectPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d80aa9e2d87ba79ee8cd55f8962f7de1c63661766169aad4b271de85b0446e2",
    "metadata": {},
    "name": "ConnectPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "319269c294089cff626e6feb8da14469";

export default node;
