/**
 * @generated SignedSource<<46001be2dd279570956b0ca73bc3e997>>
 * @relayHash d7940cd53668a469d1ccfd74e5b87eb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6aa2cf5cb8e095d813098cef9ed748f77c79c2f91b4a8df2969ad2e7cd61e4e

import type { ConcreteRequest } from 'relay-runtime';
export type UnlockPortfolioInput = {
  password: string;
};
export type useUnlockPortfolioMutation$variables = {
  input: UnlockPortfolioInput;
};
export type useUnlockPortfolioMutation$data = {
  readonly unlockPortfolio: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly hasPortfolioAccess: boolean;
    } | null | undefined;
  };
};
export type useUnlockPortfolioMutation = {
  response: useUnlockPortfolioMutation$data;
  variables: useUnlockPortfolioMutation$variables;
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
    "concreteType": "UnlockPortfolioPayload",
    "kind": "LinkedField",
    "name": "unlockPortfolio",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPortfolioAccess",
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
    "name": "useUnlockPortfolioMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUnlockPortfolioMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e6aa2cf5cb8e095d813098cef9ed748f77c79c2f91b4a8df2969ad2e7cd61e4e",
    "metadata": {},
    "name": "useUnlockPortfolioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b4f496a51ed9056e4c76dc93ea6a5c4";

export default node;
