/**
 * @generated SignedSource<<369036cdc0bba56a672393d60fea01b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShareLinkState = "ACTIVE" | "EXPIRED" | "PAUSED" | "REVOKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LinkMenu_shareLink$data = {
  readonly commentCount: number;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly recipient: string;
  readonly state: ShareLinkState;
  readonly " $fragmentType": "LinkMenu_shareLink";
};
export type LinkMenu_shareLink$key = {
  readonly " $data"?: LinkMenu_shareLink$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkMenu_shareLink">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkMenu_shareLink",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "d980c5aeada05c8ea0d2a40b4b481ee2";

export default node;
