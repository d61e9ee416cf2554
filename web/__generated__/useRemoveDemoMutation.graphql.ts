/**
 * @generated SignedSource<<c649eac83be70d6f396d98b464e375d6>>
 * @relayHash b565156992c268d8bb0591385a299c63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 675226666f087afee2b38f6338a8830fe0ea319ff316c0819ec26db8d9a68458

import type { ConcreteRequest } from 'relay-runtime';
export type useRemoveDemoMutation$variables = Record<PropertyKey, never>;
export type useRemoveDemoMutation$data = {
  readonly removeDemo: {
    readonly demo: {
      readonly isPresent: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useRemoveDemoMutation = {
  response: useRemoveDemoMutation$data;
  variables: useRemoveDemoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RemoveDemoPayload",
    "kind": "LinkedField",
    "name": "removeDemo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Demo",
        "kind": "LinkedField",
        "name": "demo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPresent",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveDemoMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRemoveDemoMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "675226666f087afee2b38f6338a8830fe0ea319ff316c0819ec26db8d9a68458",
    "metadata": {},
    "name": "useRemoveDemoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a3552a6e2a15b7dee5dddfe00dfca44";

export default node;
