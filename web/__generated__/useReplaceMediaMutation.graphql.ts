/**
 * @generated SignedSource<<c22c2a02455bcf90a72fca33c14f97a0>>
 * @relayHash 156b98e41ba63b4f61f925ceb6196a27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e8f2568d93d4fc586e074252add8a50d2c5d9f665c2eac27fcd6e1a7cb02ecf

import type { ConcreteRequest } from 'relay-runtime';
export type ReplaceMediaInput = {
  id: string;
  replacementId: string;
};
export type useReplaceMediaMutation$variables = {
  input: ReplaceMediaInput;
};
export type useReplaceMediaMutation$data = {
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
      readonly message: string;
    }>;
  };
};
export type useReplaceMediaMutation = {
  response: useReplaceMediaMutation$data;
  variables: useReplaceMediaMutation$variables;
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
    "name": "useReplaceMediaMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReplaceMediaMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4e8f2568d93d4fc586e074252add8a50d2c5d9f665c2eac27fcd6e1a7cb02ecf",
    "metadata": {},
    "name": "useReplaceMediaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a241cdcd163323fa9f878856cd467d9a";

export default node;
