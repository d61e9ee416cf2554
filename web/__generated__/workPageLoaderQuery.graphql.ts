/**
 * @generated SignedSource<<5621d7657cce6d22ece47d9d57faf871>>
 * @relayHash f796401a433de4722b4ad55f99e6b03a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e2a7ea8c4cce8f78a584c319716bcd8641087ee0757188acc743c9733d38922

import type { ConcreteRequest } from 'relay-runtime';
export type workPageLoaderQuery$variables = {
  databaseId: number;
  tag?: string | null | undefined;
};
export type workPageLoaderQuery$data = {
  readonly workImagePlace: number | null | undefined;
};
export type workPageLoaderQuery = {
  response: workPageLoaderQuery$data;
  variables: workPageLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tag"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "databaseId"
      },
      {
        "kind": "Variable",
        "name": "tag",
        "variableName": "tag"
      }
    ],
    "kind": "ScalarField",
    "name": "workImagePlace",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "workPageLoaderQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "workPageLoaderQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e2a7ea8c4cce8f78a584c319716bcd8641087ee0757188acc743c9733d38922",
    "metadata": {},
    "name": "workPageLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35a0d7baf5891a474c91367982e15386";

export default node;
