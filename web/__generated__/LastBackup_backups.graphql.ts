/**
 * @generated SignedSource<<41a44a89c3fb983ec3971ac6ebcd3137>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastBackup_backups$data = {
  readonly deletedBackups: ReadonlyArray<string>;
  readonly isLastBackupKnown: boolean;
  readonly lastBackupAt: string | null | undefined;
  readonly " $fragmentType": "LastBackup_backups";
};
export type LastBackup_backups$key = {
  readonly " $data"?: LastBackup_backups$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastBackup_backups">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastBackup_backups",
  "selections": [
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
  "type": "Backups",
  "abstractKey": null
};

(node as any).hash = "26c38e5d788b4e980bc78868a0c48ed9";

export default node;
