/**
 * @generated SignedSource<<bcfeb8c06b71cb75bf05fc411df239dd>>
 * @relayHash a004c28d278b23b520711126a75fe4fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ffa08f0a15d0b3d2778fbada351a349fdb05428d924e9ff236f8cb5dfc9667c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type backupsTestQuery$variables = Record<PropertyKey, never>;
export type backupsTestQuery$data = {
  readonly backups: {
    readonly " $fragmentSpreads": FragmentRefs<"BackupProblem_backups" | "LastBackup_backups">;
  } | null | undefined;
};
export type backupsTestQuery = {
  response: backupsTestQuery$data;
  variables: backupsTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "backupsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Backups",
        "kind": "LinkedField",
        "name": "backups",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BackupProblem_backups"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LastBackup_backups"
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
    "name": "backupsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Backups",
        "kind": "LinkedField",
        "name": "backups",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastBackupAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6ffa08f0a15d0b3d2778fbada351a349fdb05428d924e9ff236f8cb5dfc9667c",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "backups": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Backups"
        },
        "backups.lastBackupAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "backups.problem": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "backupsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "fefe3b1fcfab3a698ad0f25a39c34301";

export default node;
