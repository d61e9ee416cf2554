/**
 * @generated SignedSource<<cd247a03cb7bdfbc28b7e1292174cba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageRow_contactMessage$data = {
  readonly company: string;
  readonly createdAt: string;
  readonly message: string;
  readonly name: string;
  readonly readAt: string | null | undefined;
  readonly " $fragmentType": "MessageRow_contactMessage";
};
export type MessageRow_contactMessage$key = {
  readonly " $data"?: MessageRow_contactMessage$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageRow_contactMessage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageRow_contactMessage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    }
  ],
  "type": "ContactMessage",
  "abstractKey": null
};

(node as any).hash = "58b81bcbd5ef5b765af5e8eff4d0a05f";

export default node;
