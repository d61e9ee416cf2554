/**
 * @generated SignedSource<<106f6039640e30adf1109af20410dd27>>
 * @relayHash f8bec1f493fa78acbf36b11080ec3570
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb929da691225ef8934b40468494b0663507fd375fdf8c82687d3896b1ae33f7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type conditionNoticesTestQuery$variables = Record<PropertyKey, never>;
export type conditionNoticesTestQuery$data = {
  readonly condition: {
    readonly " $fragmentSpreads": FragmentRefs<"ConditionNotices_condition">;
  };
};
export type conditionNoticesTestQuery = {
  response: conditionNoticesTestQuery$data;
  variables: conditionNoticesTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "conditionNoticesTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Condition",
        "kind": "LinkedField",
        "name": "condition",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConditionNotices_condition"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "conditionNoticesTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Condition",
        "kind": "LinkedField",
        "name": "condition",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDatabaseWhole",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullDisk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "staticCopyProblem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LostFile",
            "kind": "LinkedField",
            "name": "lostFiles",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMissing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MediaAsset",
                "kind": "LinkedField",
                "name": "asset",
                "plural": false,
                "selections": [
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
                    "name": "fileName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "useCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 20
                      }
                    ],
                    "concreteType": "MediaAssetUsesConnection",
                    "kind": "LinkedField",
                    "name": "uses",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MediaAssetUsesConnectionEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MediaUse",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "place",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isHidden",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isStart",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isInTrash",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "modulePlaces",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Project",
                                "kind": "LinkedField",
                                "name": "project",
                                "plural": false,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "databaseId",
                                    "storageKey": null
                                  },
                                  (v0/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "LaidOutSection",
                                    "kind": "LinkedField",
                                    "name": "sectionLayout",
                                    "plural": true,
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "section",
                                        "storageKey": null
                                      },
                                      (v0/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "uses(first:20)"
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bb929da691225ef8934b40468494b0663507fd375fdf8c82687d3896b1ae33f7",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "condition": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Condition"
        },
        "condition.fullDisk": (v2/*:: as any*/),
        "condition.isDatabaseWhole": (v3/*:: as any*/),
        "condition.lostFiles": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "LostFile"
        },
        "condition.lostFiles.asset": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "MediaAsset"
        },
        "condition.lostFiles.asset.fileName": (v4/*:: as any*/),
        "condition.lostFiles.asset.id": (v5/*:: as any*/),
        "condition.lostFiles.asset.path": (v4/*:: as any*/),
        "condition.lostFiles.asset.useCount": (v6/*:: as any*/),
        "condition.lostFiles.asset.uses": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "MediaAssetUsesConnection"
        },
        "condition.lostFiles.asset.uses.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "MediaAssetUsesConnectionEdge"
        },
        "condition.lostFiles.asset.uses.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "MediaUse"
        },
        "condition.lostFiles.asset.uses.edges.node.isHidden": (v3/*:: as any*/),
        "condition.lostFiles.asset.uses.edges.node.isInTrash": (v3/*:: as any*/),
        "condition.lostFiles.asset.uses.edges.node.isStart": (v3/*:: as any*/),
        "condition.lostFiles.asset.uses.edges.node.modulePlaces": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "condition.lostFiles.asset.uses.edges.node.place": {
          "enumValues": [
            "FAVICON",
            "HERO_IMAGE",
            "HOME_HERO_IMAGE",
            "LOGO",
            "PORTRAIT",
            "PROCESS",
            "RESULT",
            "ROLE",
            "SHIPPED_GOODS",
            "SOCIAL_IMAGE",
            "SOLUTION",
            "TEASER_PHOTO",
            "WHY",
            "WORK_IMAGES"
          ],
          "nullable": false,
          "plural": false,
          "type": "MediaPlace"
        },
        "condition.lostFiles.asset.uses.edges.node.project": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Project"
        },
        "condition.lostFiles.asset.uses.edges.node.project.databaseId": (v6/*:: as any*/),
        "condition.lostFiles.asset.uses.edges.node.project.id": (v5/*:: as any*/),
        "condition.lostFiles.asset.uses.edges.node.project.name": (v4/*:: as any*/),
        "condition.lostFiles.asset.uses.edges.node.project.sectionLayout": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "LaidOutSection"
        },
        "condition.lostFiles.asset.uses.edges.node.project.sectionLayout.name": (v4/*:: as any*/),
        "condition.lostFiles.asset.uses.edges.node.project.sectionLayout.section": {
          "enumValues": [
            "PROCESS",
            "RESULT",
            "ROLE",
            "SHIPPED_GOODS",
            "SOLUTION",
            "WHY"
          ],
          "nullable": false,
          "plural": false,
          "type": "ProjectSection"
        },
        "condition.lostFiles.isMissing": (v3/*:: as any*/),
        "condition.staticCopyProblem": (v2/*:: as any*/)
      }
    },
    "name": "conditionNoticesTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f3827547e376f0ab321350a94ffef07b";

export default node;
