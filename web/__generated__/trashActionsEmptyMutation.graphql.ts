/**
 * @generated SignedSource<<3641c3e55675eb3e78f165a2d82d1392>>
 * @relayHash 62a65ab2a47b30ebd783b66deb2e19e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d52ef02c8f68a0c31ee5cfc131a26999770e6e8bebad4f01da8db9c916ec007a

import type { ConcreteRequest } from 'relay-runtime';
export type trashActionsEmptyMutation$variables = Record<PropertyKey, never>;
export type trashActionsEmptyMutation$data = {
  readonly emptyTrash: {
    readonly fileCount: number;
    readonly projectCount: number;
  };
};
export type trashActionsEmptyMutation = {
  response: trashActionsEmptyMutation$data;
  variables: trashActionsEmptyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EmptyTrashPayload",
    "kind": "LinkedField",
    "name": "emptyTrash",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "projectCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileCount",
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
    "name": "trashActionsEmptyMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "trashActionsEmptyMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d52ef02c8f68a0c31ee5cfc131a26999770e6e8bebad4f01da8db9c916ec007a",
    "metadata": {},
    "name": "trashActionsEmptyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8c540a30d62931c74780567ca8419f12";

export default node;
