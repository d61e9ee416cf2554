/**
 * @generated SignedSource<<66f7e2fbf989eaac058f9716c499b1a5>>
 * @relayHash 183aab9e369c53caef5e8444d0385bd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d56e782a8808f742b90a76005701d910022d77ace11ce005c8ae72a9026eb16

import type { ConcreteRequest } from 'relay-runtime';
export type UnlockPortfolioInput = {
  password: string;
};
export type PortfolioGateMutation$variables = {
  input: UnlockPortfolioInput;
};
export type PortfolioGateMutation$data = {
  readonly unlockPortfolio: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly hasPortfolioAccess: boolean;
    } | null | undefined;
  };
};
export type PortfolioGateMutation = {
  response: PortfolioGateMutation$data;
  variables: PortfolioGateMutation$variables;
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
    "name": "PortfolioGateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PortfolioGateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8d56e782a8808f742b90a76005701d910022d77ace11ce005c8ae72a9026eb16",
    "metadata": {},
    "name": "PortfolioGateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "834fc9a39236915995799adae4afa62b";

export default node;
