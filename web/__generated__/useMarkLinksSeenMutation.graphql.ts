/**
 * @generated SignedSource<<2347426170933baf63a3e27f0872c377>>
 * @relayHash 14d4bf64bf8c89b1a0cc382a97266c8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be341a2c29e7dd9c18db21f07e1054e4cf62b9dd8c110f4189b6907bc65be7a9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkShareLinksSeenInput = {
  ids: ReadonlyArray<string>;
};
export type useMarkLinksSeenMutation$variables = {
  input: MarkShareLinksSeenInput;
};
export type useMarkLinksSeenMutation$data = {
  readonly markShareLinksSeen: {
    readonly firstReads: {
      readonly " $fragmentSpreads": FragmentRefs<"NewReadCount_firstReads">;
    };
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useMarkLinksSeenMutation = {
  response: useMarkLinksSeenMutation$data;
  variables: useMarkLinksSeenMutation$variables;
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
    "name": "useMarkLinksSeenMutation",
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
    "name": "useMarkLinksSeenMutation",
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
    "id": "be341a2c29e7dd9c18db21f07e1054e4cf62b9dd8c110f4189b6907bc65be7a9",
    "metadata": {},
    "name": "useMarkLinksSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "874ae6b0d3aa8ed8185a7441a7f72f94";

export default node;
