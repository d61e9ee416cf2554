/**
 * @generated SignedSource<<7afedeaed1dbdb708c671bdeb537b98c>>
 * @relayHash f65296002572cc84811cda98edb2c990
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09716d54be59ce90364900c13a01bac8161d1438fd29564da6680eb96c923010

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type backupsTestQuery$variables = Record<PropertyKey, never>;
export type backupsTestQuery$data = {
  readonly backups: {
    readonly " $fragmentSpreads": FragmentRefs<"BackupProblem_backups" | "BackupsPanel_backups" | "LastBackup_backups">;
  } | null | undefined;
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
  "type": "String"
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BackupsPanel_backups"
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
          },
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
            "name": "lastCopyAt",
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
    "id": "09716d54be59ce90364900c13a01bac8161d1438fd29564da6680eb96c923010",
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
        "backups.archives.name": (v0/*:: as any*/),
        "backups.archives.size": (v1/*:: as any*/),
        "backups.deletedBackups": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "DateTime"
        },
        "backups.everyHours": (v1/*:: as any*/),
        "backups.folder": (v0/*:: as any*/),
        "backups.isLastBackupKnown": (v2/*:: as any*/),
        "backups.isRestoring": (v2/*:: as any*/),
        "backups.isRunning": (v2/*:: as any*/),
        "backups.lastBackupAt": (v3/*:: as any*/),
        "backups.lastCopyAt": (v3/*:: as any*/),
        "backups.problem": (v4/*:: as any*/),
        "backups.restoreProblem": (v4/*:: as any*/),
        "backups.restoredAt": (v3/*:: as any*/),
        "backups.restoredFrom": (v3/*:: as any*/)
      }
    },
    "name": "backupsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e2008d2710e4aea82023741f6810e3f";

export default node;
