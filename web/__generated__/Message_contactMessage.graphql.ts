/**
 * @generated SignedSource<<d7660e093a083df83f7e56546a8526ef>>
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

(node as any).hash = "c14dafc43007f7745aa0022d2ccb3f1a";

export default node;
