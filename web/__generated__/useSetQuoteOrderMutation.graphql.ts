/**
 * @generated SignedSource<<4ee6df3d32ee09d0f0a658d921d80de2>>
 * @relayHash ca97056862b049df5c642fa581a199b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f691f30ee9efe4ddfeae5af17b70ab487d534bfee0494fbe34eefdb78c4a074f

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
    "id": "f691f30ee9efe4ddfeae5af17b70ab487d534bfee0494fbe34eefdb78c4a074f",
    "metadata": {},
    "name": "useSetQuoteOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "891ac3d901ad3785ed7ec69c9c74340c";

export default node;
