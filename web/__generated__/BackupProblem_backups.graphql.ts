/**
 * @generated SignedSource<<069b30375c518bac151e8bfb56984314>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BackupProblem_backups$data = {
  readonly problem: string | null | undefined;
  readonly restoredAt: string | null | undefined;
  readonly restoredFrom: string | null | undefined;
  readonly " $fragmentType": "BackupProblem_backups";
};
export type BackupProblem_backups$key = {
  readonly " $data"?: BackupProblem_backups$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackupProblem_backups">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackupProblem_backups",
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
    }
  ],
  "type": "Backups",
  "abstractKey": null
};

(node as any).hash = "39e3aa4f46412c6b9d10b006efc7dc80";

export default node;
