/**
 * @generated SignedSource<<348ed83cbd818e54ea7e97337906c55b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastBackup_backups$data = {
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
    }
  ],
  "type": "Backups",
  "abstractKey": null
};

(node as any).hash = "13e80ba1000fa9c74a9ac4071f2e29dc";

export default node;
