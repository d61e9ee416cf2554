/**
 * @generated SignedSource<<fad60a73fba32df745ffbbeb6f9c8dd3>>
 * @relayHash 43fb098d6940e5c0970da7daca33a146
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b623f9208c8d62b1db138ae0a3beac7c2434b7d083214e7f5cc838d1e05ab2bb

import type { ConcreteRequest } from 'relay-runtime';
export type demoActionsRestoreMutation$variables = Record<PropertyKey, never>;
export type demoActionsRestoreMutation$data = {
  readonly restoreDemo: {
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
export type demoActionsRestoreMutation = {
  response: demoActionsRestoreMutation$data;
  variables: demoActionsRestoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RestoreDemoPayload",
    "kind": "LinkedField",
    "name": "restoreDemo",
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
    "name": "demoActionsRestoreMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "demoActionsRestoreMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b623f9208c8d62b1db138ae0a3beac7c2434b7d083214e7f5cc838d1e05ab2bb",
    "metadata": {},
    "name": "demoActionsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "646cbc0fa5902f6cabb47d00bb974b69";

export default node;
