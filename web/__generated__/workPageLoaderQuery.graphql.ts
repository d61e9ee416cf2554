/**
 * @generated SignedSource<<2d34bdf6e44d5d3a7fa8e47f64b8b966>>
 * @relayHash 2002ed1c4d9bfb5ca6a2e525589cce32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c402536da0dfe206805bd68fb408fea39befebcdbc1314a69c743f04aec6c540

import type { ConcreteRequest } from 'relay-runtime';
export type workPageLoaderQuery$variables = {
  databaseId: number;
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
    "id": "c402536da0dfe206805bd68fb408fea39befebcdbc1314a69c743f04aec6c540",
    "metadata": {},
    "name": "workPageLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "269e4b0bb799d404d61a4ece72441d06";

export default node;
