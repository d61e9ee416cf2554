/**
 * @generated SignedSource<<db48decfe3ea3fc99d657c4c57f55fbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailReadiness = "OFF" | "PASSWORD_UNREADABLE" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MailNotice_mailSettings$data = {
  readonly state: MailReadiness;
  readonly " $fragmentType": "MailNotice_mailSettings";
};
export type MailNotice_mailSettings$key = {
  readonly " $data"?: MailNotice_mailSettings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailNotice_mailSettings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailNotice_mailSettings",
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

(node as any).hash = "2eb6f12709278ec6a6ff679636c883d1";

export default node;
