/**
 * @generated SignedSource<<c6bbee6b523353ddcd13ab46ee83dc12>>
 * @relayHash 9f5010cdc6a9f26b981496968f935d01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d69a110534e5a49be1b0ad84d554120d4357701bca530e709a64efe108738b45

import type { ConcreteRequest } from 'relay-runtime';
export type ReplaceMediaInput = {
  id: string;
  replacementId: string;
};
export type mediaActionsReplaceMutation$variables = {
  input: ReplaceMediaInput;
};
export type mediaActionsReplaceMutation$data = {
  readonly replaceMedia: {
    readonly asset: {
      readonly id: string;
      readonly useCount: number;
    } | null | undefined;
    readonly replacement: {
      readonly altText: string;
      readonly id: string;
      readonly isDecorative: boolean;
      readonly useCount: number;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type mediaActionsReplaceMutation = {
  response: mediaActionsReplaceMutation$data;
  variables: mediaActionsReplaceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "useCount",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ReplaceMediaPayload",
    "kind": "LinkedField",
    "name": "replaceMedia",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MediaAsset",
        "kind": "LinkedField",
        "name": "replacement",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "altText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDecorative",
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "mediaActionsReplaceMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mediaActionsReplaceMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d69a110534e5a49be1b0ad84d554120d4357701bca530e709a64efe108738b45",
    "metadata": {},
    "name": "mediaActionsReplaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dedc4d29532ffbef010ac852e8da6bb5";

export default node;
