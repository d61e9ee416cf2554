/**
 * @generated SignedSource<<48a40ca8657f00edd74cdb356b79b929>>
 * @relayHash ae739cfc1692cd53e5e7a0b6f5fe1342
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 492f4dbbd19b44f084d8e615eba0941ecefd48add3994c766f0f7babb6eb3eeb

import type { ConcreteRequest } from 'relay-runtime';
export type SetVisitCountingInput = {
  isOn: boolean;
};
export type useSetVisitCountingMutation$variables = {
  input: SetVisitCountingInput;
};
export type useSetVisitCountingMutation$data = {
  readonly setVisitCounting: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly visitCounting: {
      readonly id: string;
      readonly isOn: boolean;
    };
  };
};
export type useSetVisitCountingMutation = {
  response: useSetVisitCountingMutation$data;
  variables: useSetVisitCountingMutation$variables;
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
    "concreteType": "SetVisitCountingPayload",
    "kind": "LinkedField",
    "name": "setVisitCounting",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VisitCounting",
        "kind": "LinkedField",
        "name": "visitCounting",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOn",
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
            "name": "message",
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
    "name": "useSetVisitCountingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetVisitCountingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "492f4dbbd19b44f084d8e615eba0941ecefd48add3994c766f0f7babb6eb3eeb",
    "metadata": {},
    "name": "useSetVisitCountingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "784956b9e31b9d3abbed305729a0411b";

export default node;
