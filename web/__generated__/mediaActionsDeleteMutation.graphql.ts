/**
 * @generated SignedSource<<a175c3227373c2074e0f618e272ec569>>
 * @relayHash 745397fe7b0c1f5e6beef72add619852
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f2e010178b27e4c4048474cf119b4929198bba247e94e838db6c90214ce760a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMediaAssetInput = {
  id: string;
};
export type mediaActionsDeleteMutation$variables = {
  input: DeleteMediaAssetInput;
};
export type mediaActionsDeleteMutation$data = {
  readonly deleteMediaAsset: {
    readonly asset: {
      readonly id: string;
      readonly useCount: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type mediaActionsDeleteMutation = {
  response: mediaActionsDeleteMutation$data;
  variables: mediaActionsDeleteMutation$variables;
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
    "concreteType": "DeleteMediaAssetPayload",
    "kind": "LinkedField",
    "name": "deleteMediaAsset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MediaAsset",
        "kind": "LinkedField",
        "name": "asset",
        "plural": false,
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
            "name": "useCount",
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
    "name": "mediaActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mediaActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5f2e010178b27e4c4048474cf119b4929198bba247e94e838db6c90214ce760a",
    "metadata": {},
    "name": "mediaActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64b24ac0917bf4b4840e6260bcfce557";

export default node;
