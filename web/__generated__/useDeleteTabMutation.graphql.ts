/**
 * @generated SignedSource<<2ea8f91ffd5e582b35c813af7d21dc36>>
 * @relayHash 252e2fc17529e72e0bb51223d799e5eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82c637cec25c59645d9dbdec726b96762e5e6223ad787873e52907ad32e84f48

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAboutTabInput = {
  id: string;
  version?: number | null | undefined;
};
export type useDeleteTabMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteAboutTabInput;
};
export type useDeleteTabMutation$data = {
  readonly deleteAboutTab: {
    readonly deletedAboutTabId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useDeleteTabMutation = {
  response: useDeleteTabMutation$data;
  variables: useDeleteTabMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedAboutTabId",
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
      "name": "field",
      "storageKey": null
    },
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteTabMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteAboutTabPayload",
        "kind": "LinkedField",
        "name": "deleteAboutTab",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeleteTabMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteAboutTabPayload",
        "kind": "LinkedField",
        "name": "deleteAboutTab",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedAboutTabId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "82c637cec25c59645d9dbdec726b96762e5e6223ad787873e52907ad32e84f48",
    "metadata": {},
    "name": "useDeleteTabMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e34a6f973f52541dd304069cfc4c86e7";

export default node;
