/**
 * @generated SignedSource<<feb4d414942afeb971fc2ee0c193a4b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BackupsPanel_query$data = {
  readonly backups: {
    readonly archiveCount: number;
    readonly archives: ReadonlyArray<{
      readonly createdAt: string;
      readonly isEncrypted: boolean;
      readonly name: string;
      readonly size: number;
    }>;
    readonly everyHours: number;
    readonly folder: string;
    readonly isLastBackupKnown: boolean;
    readonly isRestoring: boolean;
    readonly isRunning: boolean;
    readonly lastBackupAt: string | null | undefined;
    readonly lastCopyAt: string | null | undefined;
    readonly problem: string | null | undefined;
    readonly restoreProblem: string | null | undefined;
    readonly restoredAt: string | null | undefined;
    readonly restoredFrom: string | null | undefined;
  } | null | undefined;
  readonly encryptsBackups: boolean;
  readonly " $fragmentType": "BackupsPanel_query";
};
export type BackupsPanel_query$key = {
  readonly " $data"?: BackupsPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackupsPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackupsPanel_query",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "daf0568b47d1ec7d6a54dcc461ffcfd2";

export default node;
