/**
 * @generated SignedSource<<1a7af608402d630fff553e2c592b1758>>
 * @relayHash 4cb02febda1f73e1dcd8a620f607df6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ef64fa7e60b0b6e8be2c3802908bde0557d46ec5f2d0e1d268a446696f32697

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormerSlugsTestQuery$variables = Record<PropertyKey, never>;
export type FormerSlugsTestQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"FormerSlugs_project">;
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
          (v1/*:: as any*/),
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
          }
        ],
        "storageKey": "project(slug:\"passage\")"
      }
    ]
  },
  "params": {
    "id": "7ef64fa7e60b0b6e8be2c3802908bde0557d46ec5f2d0e1d268a446696f32697",
    "metadata": {},
    "name": "FormerSlugsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "638d85e9230325ff1d657ad71f4e1d32";

export default node;
