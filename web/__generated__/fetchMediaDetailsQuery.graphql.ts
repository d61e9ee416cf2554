/**
 * @generated SignedSource<<50292b5827ffbfca82006519ff1217d6>>
 * @relayHash 87d67c7db0ed81e6c7325d7a5b29dfe5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a72167352b364b3cc165a853a56ff1a673d24958f25bcf9f85984d86d4f35a94

import type { ConcreteRequest } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
export type fetchMediaDetailsQuery$variables = {
  path: string;
};
export type fetchMediaDetailsQuery$data = {
  readonly mediaAsset: {
    readonly altText: string;
    readonly focalX: number;
    readonly focalY: number;
    readonly id: string;
    readonly kind: MediaKind;
    readonly path: string;
    readonly sources: ReadonlyArray<{
      readonly srcSet: string;
    }>;
    readonly version: number;
  } | null | undefined;
};
export type fetchMediaDetailsQuery = {
  response: fetchMediaDetailsQuery$data;
  variables: fetchMediaDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "path"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "path",
        "variableName": "path"
      }
    ],
    "concreteType": "MediaAsset",
    "kind": "LinkedField",
    "name": "mediaAsset",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
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
        "name": "focalX",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "focalY",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PictureSource",
        "kind": "LinkedField",
        "name": "sources",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "srcSet",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchMediaDetailsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchMediaDetailsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a72167352b364b3cc165a853a56ff1a673d24958f25bcf9f85984d86d4f35a94",
    "metadata": {},
    "name": "fetchMediaDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ac76ee217e52032bcae5314b17267bb";

export default node;
