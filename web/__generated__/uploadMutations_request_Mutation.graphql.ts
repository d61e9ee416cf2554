/**
 * @generated SignedSource<<aa187db6fa9cb735ce5a3be56716d4ee>>
 * @relayHash f682106ad348cbf7436632e0615b69cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2046c3440b2438f6578335926ecf9aacf11db9d23b1b47b27f72b4c36ec9b111

import type { ConcreteRequest } from 'relay-runtime';
export type RequestUploadInput = {
  byteSize?: number | null | undefined;
  fileName?: string | null | undefined;
};
export type uploadMutations_request_Mutation$variables = {
  input: RequestUploadInput;
};
export type uploadMutations_request_Mutation$data = {
  readonly requestUpload: {
    readonly uploadURL: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type uploadMutations_request_Mutation = {
  response: uploadMutations_request_Mutation$data;
  variables: uploadMutations_request_Mutation$variables;
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
    "concreteType": "RequestUploadPayload",
    "kind": "LinkedField",
    "name": "requestUpload",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uploadURL",
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
    "name": "uploadMutations_request_Mutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "uploadMutations_request_Mutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2046c3440b2438f6578335926ecf9aacf11db9d23b1b47b27f72b4c36ec9b111",
    "metadata": {},
    "name": "uploadMutations_request_Mutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c040500a1716d7d3107782b2509bd452";

export default node;
