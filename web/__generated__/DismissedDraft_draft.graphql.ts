/**
 * @generated SignedSource<<206d1c0db9312bb21b264b0bafd9f6b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DismissedDraft_draft$data = {
  readonly content: string;
  readonly editor: string;
  readonly sequence: number;
  readonly updatedAt: string;
  readonly " $fragmentType": "DismissedDraft_draft";
};
export type DismissedDraft_draft$key = {
  readonly " $data"?: DismissedDraft_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"DismissedDraft_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DismissedDraft_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sequence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "ProjectDraft",
  "abstractKey": null
};

(node as any).hash = "bf8e7ee1a20855c83c3e830c40f96c14";

export default node;
