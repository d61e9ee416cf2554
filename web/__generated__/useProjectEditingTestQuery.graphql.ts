/**
 * @generated SignedSource<<f338d1e898a5aed46c22e213039a5669>>
 * @relayHash f30ae4496cc367c91b6b728edad3deb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 429e829444922defb1c54fb8aca6e7ad48ef158ec606f5c788034d67ba333b2f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useProjectEditingTestQuery$variables = Record<PropertyKey, never>;
export type useProjectEditingTestQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"useProjectEditing_project">;
  } | null | undefined;
};
export type useProjectEditingTestQuery = {
  response: useProjectEditingTestQuery$data;
  variables: useProjectEditingTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "orrery"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useProjectEditingTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useProjectEditing_project"
          }
        ],
        "storageKey": "project(slug:\"orrery\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useProjectEditingTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
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
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProjectDraft",
            "kind": "LinkedField",
            "name": "drafts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sequence",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "project(slug:\"orrery\")"
      }
    ]
  },
  "params": {
    "id": "429e829444922defb1c54fb8aca6e7ad48ef158ec606f5c788034d67ba333b2f",
    "metadata": {},
    "name": "useProjectEditingTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2519786073cdfb002ae8e63c46969056";

export default node;
