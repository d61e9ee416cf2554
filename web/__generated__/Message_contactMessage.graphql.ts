/**
 * @generated SignedSource<<ccf139947cadf87c6977f7fd2c8cd9c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailState = "FAILED" | "MAILED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Message_contactMessage$data = {
  readonly archivedAt: string | null | undefined;
  readonly company: string;
  readonly createdAt: string;
  readonly email: string;
  readonly id: string;
  readonly mail: {
    readonly attempts: number;
    readonly state: MailState;
  } | null | undefined;
  readonly message: string;
  readonly name: string;
  readonly readAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AccessRequest_contactMessage">;
  readonly " $fragmentType": "Message_contactMessage";
};
export type Message_contactMessage$key = {
  readonly " $data"?: Message_contactMessage$data;
  readonly " $fragmentSpreads": FragmentRefs<"Message_contactMessage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Message_contactMessage",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccessRequest_contactMessage"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OutgoingMail",
      "kind": "LinkedField",
      "name": "mail",
      "plural": false,
      "selections": [
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
          "name": "attempts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContactMessage",
  "abstractKey": null
};

(node as any).hash = "bcd25652e2907bb14ada905d04fd0687";

export default node;
