/**
 * @generated SignedSource<<85339d6a30f6224107a05c0c1b59f821>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailReadiness = "OFF" | "PASSWORD_UNREADABLE" | "READY" | "%future added value";
export type MailSecurity = "IF_OFFERED" | "STARTTLS" | "TLS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MailPanel_mailSettings$data = {
  readonly hasPassword: boolean;
  readonly host: string;
  readonly port: number;
  readonly recipient: string;
  readonly recipientVariable: string | null | undefined;
  readonly security: MailSecurity;
  readonly sender: string;
  readonly serverVariable: string | null | undefined;
  readonly state: MailReadiness;
  readonly username: string;
  readonly version: number;
  readonly " $fragmentType": "MailPanel_mailSettings";
};
export type MailPanel_mailSettings$key = {
  readonly " $data"?: MailPanel_mailSettings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailPanel_mailSettings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailPanel_mailSettings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "port",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "security",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sender",
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
      "name": "serverVariable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientVariable",
      "storageKey": null
    }
  ],
  "type": "MailSettings",
  "abstractKey": null
};

(node as any).hash = "4a19ef7e9d7c8edbc8e9fabf968472fb";

export default node;
