/**
 * @generated SignedSource<<d8fb292c397986254b0177c8a1c9df06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailReadiness = "OFF" | "PASSWORD_UNREADABLE" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MessagesTab_mailSettings$data = {
  readonly state: MailReadiness;
  readonly " $fragmentType": "MessagesTab_mailSettings";
};
export type MessagesTab_mailSettings$key = {
  readonly " $data"?: MessagesTab_mailSettings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessagesTab_mailSettings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessagesTab_mailSettings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "MailSettings",
  "abstractKey": null
};

(node as any).hash = "e06284b6652b016a4668d8a283b13091";

export default node;
