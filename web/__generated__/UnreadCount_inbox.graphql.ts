/**
 * @generated SignedSource<<cfbe4e3ff6ac636512bf9289a7e97d86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadCount_inbox$data = {
  readonly unreadCount: number;
  readonly " $fragmentType": "UnreadCount_inbox";
};
export type UnreadCount_inbox$key = {
  readonly " $data"?: UnreadCount_inbox$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadCount_inbox">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnreadCount_inbox",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadCount",
      "storageKey": null
    }
  ],
  "type": "Inbox",
  "abstractKey": null
};

(node as any).hash = "c08cc1ba32bf176d6e94cc64950f1556";

export default node;
