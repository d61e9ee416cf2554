/**
 * @generated SignedSource<<55ed1cba8fdccdb4c23b7a183728e891>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
export type vitrineProjectsQuery$variables = {
  first: number;
};
export type vitrineProjectsQuery$data = {
  readonly projects: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly slug: string;
        readonly visibility: Visibility;
      };
    }>;
  };
};
export type vitrineProjectsQuery = {
  response: vitrineProjectsQuery$data;
  variables: vitrineProjectsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "QueryProjectsConnection",
    "kind": "LinkedField",
    "name": "projects",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QueryProjectsConnectionEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visibility",
                "storageKey": null
              }
            ],
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
    "name": "vitrineProjectsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "vitrineProjectsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9dd7c74dcc00d66c171c598f2e5f3085",
    "id": null,
    "metadata": {},
    "name": "vitrineProjectsQuery",
    "operationKind": "query",
    "text": "query vitrineProjectsQuery(\n  $first: Int!\n) {\n  projects(first: $first) {\n    edges {\n      node {\n        id\n        name\n        slug\n        visibility\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "97fe5d7e2796c090ca113c5de07fbc2b";

export default node;
