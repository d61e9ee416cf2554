/**
 * @generated SignedSource<<94b58bdaa5fde0370306e4ffedf6559f>>
 * @relayHash ef2131d8ce5ad823332accc380f38bc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1751a472203d54bf9893a08b12ac79650d3c7c27f5350ca65189322ef0371759

import type { ConcreteRequest } from 'relay-runtime';
export type SetAboutTabOrderInput = {
  aboutTabIds: ReadonlyArray<string>;
  seenIds?: ReadonlyArray<string> | null | undefined;
};
export type useSetTabOrderMutation$variables = {
  input: SetAboutTabOrderInput;
};
export type useSetTabOrderMutation$data = {
  readonly setAboutTabOrder: {
    readonly aboutTabs: ReadonlyArray<{
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
export type useSetTabOrderMutation$rawResponse = {
  readonly setAboutTabOrder: {
    readonly aboutTabs: ReadonlyArray<{
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
export type useSetTabOrderMutation = {
  rawResponse: useSetTabOrderMutation$rawResponse;
  response: useSetTabOrderMutation$data;
  variables: useSetTabOrderMutation$variables;
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
    "concreteType": "SetAboutTabOrderPayload",
    "kind": "LinkedField",
    "name": "setAboutTabOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AboutTab",
        "kind": "LinkedField",
        "name": "aboutTabs",
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
    "name": "useSetTabOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetTabOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1751a472203d54bf9893a08b12ac79650d3c7c27f5350ca65189322ef0371759",
    "metadata": {},
    "name": "useSetTabOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd7d59a2e5d993373e6af9cc84bd447e";

export default node;
