/**
 * @generated SignedSource<<91b2aa4abc8a24696a472ee0ae949309>>
 * @relayHash a4bf499f8b5aa27ceb99ff8cd6b8284b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba2c4c786704db928bb5447c65ba3482120836f01ddca4743623f96b60ec2310

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
      readonly code: string;
      readonly field: string | null | undefined;
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
    "id": "ba2c4c786704db928bb5447c65ba3482120836f01ddca4743623f96b60ec2310",
    "metadata": {},
    "name": "useSetVisitCountingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a1f88b6a24bbb8cc4baf13431a8d30d9";

export default node;
