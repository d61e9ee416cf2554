/**
 * @generated SignedSource<<ab398d7cea0feec9c7d6d641cc61077d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailReadiness = "OFF" | "PASSWORD_UNREADABLE" | "READY" | "%future added value";
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LinkDialog_query$data = {
  readonly mailSettings: {
    readonly state: MailReadiness;
  };
  readonly projects: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly id: string;
        readonly isPasswordProtected: boolean;
        readonly name: string;
        readonly visibility: Visibility;
        readonly " $fragmentSpreads": FragmentRefs<"useHasDrafts_project">;
      };
    }>;
  };
  readonly " $fragmentType": "LinkDialog_query";
};
export type LinkDialog_query$key = {
  readonly " $data"?: LinkDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkDialog_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MailSettings",
      "kind": "LinkedField",
      "name": "mailSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
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
                  "name": "databaseId",
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
                  "name": "visibility",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isPasswordProtected",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useHasDrafts_project"
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

(node as any).hash = "072bac61f1ae06c99928ac48db72c807";

export default node;
