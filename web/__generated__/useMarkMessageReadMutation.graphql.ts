/**
 * @generated SignedSource<<aef7f801762cf5f311e1ff7443b11b37>>
 * @relayHash b91c79203a6f5e404056057ff95a149e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3be7f09b16c15902e2ae1ad5c4f5d73157b0562d52a355ba125bde11394ed979

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkMessageReadInput = {
  id: string;
  isRead?: boolean;
};
export type useMarkMessageReadMutation$variables = {
  input: MarkMessageReadInput;
};
export type useMarkMessageReadMutation$data = {
  readonly markMessageRead: {
    readonly contactMessage: {
      readonly id: string;
      readonly readAt: string | null | undefined;
    } | null | undefined;
    readonly inbox: {
      readonly " $fragmentSpreads": FragmentRefs<"UnreadCount_inbox">;
    };
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useMarkMessageReadMutation = {
  response: useMarkMessageReadMutation$data;
  variables: useMarkMessageReadMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ContactMessage",
  "kind": "LinkedField",
  "name": "contactMessage",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkMessageReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkMessageReadPayload",
        "kind": "LinkedField",
        "name": "markMessageRead",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Inbox",
            "kind": "LinkedField",
            "name": "inbox",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UnreadCount_inbox"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkMessageReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkMessageReadPayload",
        "kind": "LinkedField",
        "name": "markMessageRead",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Inbox",
            "kind": "LinkedField",
            "name": "inbox",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadCount",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3be7f09b16c15902e2ae1ad5c4f5d73157b0562d52a355ba125bde11394ed979",
    "metadata": {},
    "name": "useMarkMessageReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa5a24358b0cd3779bce979380d61035";

export default node;
