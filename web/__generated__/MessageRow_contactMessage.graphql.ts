/**
 * @generated SignedSource<<8ca759ac010babff3ceaa24bf3f26730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessDecision = "APPROVED" | "DECLINED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MessageRow_contactMessage$data = {
  readonly accessRequest: {
    readonly decision: AccessDecision;
    readonly project: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageRow_contactMessage",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "AccessRequest",
      "kind": "LinkedField",
      "name": "accessRequest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContactMessage",
  "abstractKey": null
};
})();

(node as any).hash = "f20834ca197acd29bd4b88644317da9b";

export default node;
