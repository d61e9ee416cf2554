/**
 * @generated SignedSource<<a9503b03d60be2aa83224436fa162f14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BackupProblem_backups$data = {
  readonly problem: string | null | undefined;
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
    }
  ],
  "type": "Backups",
  "abstractKey": null
};

(node as any).hash = "9395f3eb0607aca558ab45f95076e64e";

export default node;
