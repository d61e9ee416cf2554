/**
 * @generated SignedSource<<4ab47a0e8914edcb0fea8cb44e46b241>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShareLinkState = "ACTIVE" | "EXPIRED" | "PAUSED" | "REVOKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LinkMenu_shareLink$data = {
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
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "7f1546e594cbdb83b7fb97d3f5402049";

export default node;
