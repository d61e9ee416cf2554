/**
 * @generated SignedSource<<453c8fd7ddc040ccb436bb24f2c93692>>
 * @relayHash c9b61b7cf768058898c0145eab9ce8b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 204fcee34a5a9b4d2c42720fe71b90a900ab17458e2b9985f9b3151fe2384908

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormerSlugsTestQuery$variables = Record<PropertyKey, never>;
export type FormerSlugsTestQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"FormerSlugs_project" | "useProjectAddress_project">;
  } | null | undefined;
};
export type FormerSlugsTestQuery = {
  response: FormerSlugsTestQuery$data;
  variables: FormerSlugsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "passage"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FormerSlugsTestQuery",
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
            "name": "FormerSlugs_project"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useProjectAddress_project"
          }
        ],
        "storageKey": "project(slug:\"passage\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FormerSlugsTestQuery",
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
            "concreteType": "FormerSlug",
            "kind": "LinkedField",
            "name": "formerSlugs",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "project(slug:\"passage\")"
      }
    ]
  },
  "params": {
    "id": "204fcee34a5a9b4d2c42720fe71b90a900ab17458e2b9985f9b3151fe2384908",
    "metadata": {},
    "name": "FormerSlugsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca87aecffff5855b8e1f3f342240c883";

export default node;
