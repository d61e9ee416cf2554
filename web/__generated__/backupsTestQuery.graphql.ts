/**
 * @generated SignedSource<<fe29284a373d8d1a7013934c4d2e1c6f>>
 * @relayHash fc9d22954d991e1c4794f562ebe37ca2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deac9ec05e73d63eca8858d0436b448d2539da7a7fefcbf61541500be57716b5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type backupsTestQuery$variables = Record<PropertyKey, never>;
export type backupsTestQuery$data = {
  readonly backups: {
    readonly " $fragmentSpreads": FragmentRefs<"BackupProblem_backups" | "LastBackup_backups">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BackupsPanel_query">;
};
export type backupsTestQuery = {
  response: backupsTestQuery$data;
  variables: backupsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "DateTime"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "backupsTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "BackupsPanel_query"
      },
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
        "kind": "ScalarField",
        "name": "encryptsBackups",
        "storageKey": null
      },
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
            "name": "folder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "everyHours",
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
            "name": "lastCopyAt",
            "storageKey": null
          },
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
            "name": "isRunning",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRestoring",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "restoreProblem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "restoredAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "restoredFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "archiveCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BackupArchive",
            "kind": "LinkedField",
            "name": "archives",
            "plural": true,
            "selections": [
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
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "size",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEncrypted",
                "storageKey": null
              }
            ],
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
    "id": "deac9ec05e73d63eca8858d0436b448d2539da7a7fefcbf61541500be57716b5",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "backups": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Backups"
        },
        "backups.archiveCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "backups.archives": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "BackupArchive"
        },
        "backups.archives.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "backups.archives.isEncrypted": (v0/*:: as any*/),
        "backups.archives.name": (v1/*:: as any*/),
        "backups.archives.size": (v2/*:: as any*/),
        "backups.deletedBackups": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "DateTime"
        },
        "backups.everyHours": (v2/*:: as any*/),
        "backups.folder": (v1/*:: as any*/),
        "backups.isLastBackupKnown": (v0/*:: as any*/),
        "backups.isRestoring": (v0/*:: as any*/),
        "backups.isRunning": (v0/*:: as any*/),
        "backups.lastBackupAt": (v3/*:: as any*/),
        "backups.lastCopyAt": (v3/*:: as any*/),
        "backups.problem": (v4/*:: as any*/),
        "backups.restoreProblem": (v4/*:: as any*/),
        "backups.restoredAt": (v3/*:: as any*/),
        "backups.restoredFrom": (v3/*:: as any*/),
        "encryptsBackups": (v0/*:: as any*/)
      }
    },
    "name": "backupsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2dbe29e3e03eb54d5cc9570b939696b8";

export default node;
