/**
 * @generated SignedSource<<cef558a039072804ce8953fe458f1d64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BackupsPanel_backups$data = {
  readonly archiveCount: number;
  readonly archives: ReadonlyArray<{
    readonly createdAt: string;
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
  readonly " $fragmentType": "BackupsPanel_backups";
};
export type BackupsPanel_backups$key = {
  readonly " $data"?: BackupsPanel_backups$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackupsPanel_backups">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackupsPanel_backups",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Backups",
  "abstractKey": null
};

(node as any).hash = "85ed1c99b0cfc51ead0ebb020934ae72";

export default node;
