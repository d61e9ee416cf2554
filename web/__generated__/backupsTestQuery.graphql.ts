/**
 * @generated SignedSource<<c5435c4d18a5ac6c7b231ad500dd3102>>
 * @relayHash 1036fbc5b56530c28dc1c33cbdbd3568
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdb3381d643bca7967e9c8e8a619af6fe5abe6471017b568608268ea5d278be1

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
            "name": "isLastBackupKnown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastBackupAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deletedBackups",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fdb3381d643bca7967e9c8e8a619af6fe5abe6471017b568608268ea5d278be1",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "backups": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Backups"
        },
        "backups.deletedBackups": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "DateTime"
        },
        "backups.isLastBackupKnown": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
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
