/**
 * @generated SignedSource<<03364a29d068e9f15c40c0b34c6b88ed>>
 * @relayHash 91cc062a342c924149c11e9b9c9b3bac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdd2551eb9fd3df148e234b2d9b3ffc0983f34ebd17ac23a101595caeb9c945c

import type { ConcreteRequest } from 'relay-runtime';
export type usePasskeyMutation$variables = Record<PropertyKey, never>;
export type usePasskeyMutation$data = {
  readonly requestPasskeySignIn: {
    readonly options: string | null | undefined;
  };
};
export type usePasskeyMutation = {
  response: usePasskeyMutation$data;
  variables: usePasskeyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RequestPasskeySignInPayload",
    "kind": "LinkedField",
    "name": "requestPasskeySignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
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
    "name": "usePasskeyMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePasskeyMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bdd2551eb9fd3df148e234b2d9b3ffc0983f34ebd17ac23a101595caeb9c945c",
    "metadata": {},
    "name": "usePasskeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ae1e564e6b9ac28f8b1c3d9d1e415b5";

export default node;
