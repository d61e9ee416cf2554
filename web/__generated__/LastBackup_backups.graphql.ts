/**
 * @generated SignedSource<<e47942a9e0f03136ba509524b0c08603>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastBackup_backups$data = {
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
      "name": "lastBackupAt",
      "storageKey": null
    }
  ],
  "type": "Backups",
  "abstractKey": null
};

(node as any).hash = "420a67904f55bac18793d7f73ebe0d25";

export default node;
