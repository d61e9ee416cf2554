/**
 * @generated SignedSource<<c1f2ec18684ad1a3d0e0b03a49bd51c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BriefOrder_query$data = {
  readonly briefed: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly brief: {
          readonly numbers: ReadonlyArray<{
            readonly label: string;
            readonly value: string;
          }>;
          readonly outcome: string;
          readonly role: string;
          readonly team: string;
          readonly time: string;
        } | null | undefined;
        readonly briefOrder: number | null | undefined;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
  readonly " $fragmentType": "BriefOrder_query";
};
export type BriefOrder_query$key = {
  readonly " $data"?: BriefOrder_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BriefOrder_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BriefOrder_query",
  "selections": [
    {
      "alias": "briefed",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2000
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": "HOME"
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
                  "name": "briefOrder",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProjectBrief",
                  "kind": "LinkedField",
                  "name": "brief",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "outcome",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "role",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "team",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "time",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "BriefNumber",
                      "kind": "LinkedField",
                      "name": "numbers",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "value",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "label",
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
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projects(first:2000,orderBy:\"HOME\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "db24d4a618111da13f74e6ff7d915b63";

export default node;
