/**
 * @generated SignedSource<<5276a0ef6771f99fdcf5cabb4c9df401>>
 * @relayHash 72185008eadccc041eaf36a29470e3a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a435d1d3af34d6f93d2176fd6d8fa2528b91615b9055c41a3611456b939b20cd

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
          (v2/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a435d1d3af34d6f93d2176fd6d8fa2528b91615b9055c41a3611456b939b20cd",
    "metadata": {},
    "name": "useNewlyReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "50def2b2a475a0477c140c9755c0c89b";

export default node;
