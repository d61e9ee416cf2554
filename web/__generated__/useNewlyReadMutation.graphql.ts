/**
 * @generated SignedSource<<ade0be18494fafc3696f7d1be8c87171>>
 * @relayHash c8acf44d18367bf25279bf6fd98946f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77927fb770886e015c9b4ff723f0cc225a79dc643f9cc2830490ea30db2aaf7d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkShareLinksSeenInput = {
  ids: ReadonlyArray<string>;
};
export type useNewlyReadMutation$variables = {
  input: MarkShareLinksSeenInput;
};
export type useNewlyReadMutation$data = {
  readonly markShareLinksSeen: {
    readonly firstReads: {
      readonly " $fragmentSpreads": FragmentRefs<"NewReadCount_firstReads">;
    };
    readonly shareLinks: ReadonlyArray<{
      readonly id: string;
      readonly isFirstReadNew: boolean;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useNewlyReadMutation = {
  response: useNewlyReadMutation$data;
  variables: useNewlyReadMutation$variables;
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
  "concreteType": "ShareLink",
  "kind": "LinkedField",
  "name": "shareLinks",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFirstReadNew",
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
    "name": "useNewlyReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkShareLinksSeenPayload",
        "kind": "LinkedField",
        "name": "markShareLinksSeen",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FirstReads",
            "kind": "LinkedField",
            "name": "firstReads",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NewReadCount_firstReads"
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
    "name": "useNewlyReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkShareLinksSeenPayload",
        "kind": "LinkedField",
        "name": "markShareLinksSeen",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FirstReads",
            "kind": "LinkedField",
            "name": "firstReads",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unseenCount",
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
    "id": "77927fb770886e015c9b4ff723f0cc225a79dc643f9cc2830490ea30db2aaf7d",
    "metadata": {},
    "name": "useNewlyReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9bcb0190138d94e926f3962cc6abbe36";

export default node;
