/**
 * @generated SignedSource<<9fb599c42e71648292cfa344f6235e75>>
 * @relayHash 199afcc25e897d31416194d3ef236288
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6519b0f894227f453ee67d438acd2b9279d7c8223fd6e4f8137037a1e7ed7869

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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6519b0f894227f453ee67d438acd2b9279d7c8223fd6e4f8137037a1e7ed7869",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "backups": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Backups"
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
