/**
 * @generated SignedSource<<e980a74718774a31ac152918a0543d52>>
 * @relayHash 05731b7c4dbc91da1518d027a75f61ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f1418dd723b455b075ad9610a153ea5ecee8ecf7c487dae26c098bb1164a795

import type { ConcreteRequest } from 'relay-runtime';
export type SetQuoteOrderInput = {
  quoteIds: ReadonlyArray<string>;
  seenIds?: ReadonlyArray<string> | null | undefined;
  tabId: string;
};
export type useSetQuoteOrderMutation$variables = {
  input: SetQuoteOrderInput;
};
export type useSetQuoteOrderMutation$data = {
  readonly setQuoteOrder: {
    readonly quotes: ReadonlyArray<{
      readonly displayOrder: number;
      readonly id: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetQuoteOrderMutation$rawResponse = {
  readonly setQuoteOrder: {
    readonly quotes: ReadonlyArray<{
      readonly displayOrder: number;
      readonly id: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetQuoteOrderMutation = {
  rawResponse: useSetQuoteOrderMutation$rawResponse;
  response: useSetQuoteOrderMutation$data;
  variables: useSetQuoteOrderMutation$variables;
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
    "concreteType": "SetQuoteOrderPayload",
    "kind": "LinkedField",
    "name": "setQuoteOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Quote",
        "kind": "LinkedField",
        "name": "quotes",
        "plural": true,
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
            "name": "displayOrder",
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
    "name": "useSetQuoteOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetQuoteOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5f1418dd723b455b075ad9610a153ea5ecee8ecf7c487dae26c098bb1164a795",
    "metadata": {},
    "name": "useSetQuoteOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2fa8c1f1fcaa3b853882bd61586141aa";

export default node;
