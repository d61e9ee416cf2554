/**
 * @generated SignedSource<<c3e5c042af9211f87b24c727e426adcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessDecision = "APPROVED" | "DECLINED" | "WAITING" | "%future added value";
export type MailState = "FAILED" | "MAILED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccessRequest_contactMessage$data = {
  readonly accessRequest: {
    readonly decidedAt: string | null | undefined;
    readonly decision: AccessDecision;
    readonly project: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly shareLink: {
      readonly id: string;
    } | null | undefined;
    readonly slug: string;
  } | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly reply: {
    readonly attempts: number;
    readonly state: MailState;
  } | null | undefined;
  readonly " $fragmentType": "AccessRequest_contactMessage";
};
export type AccessRequest_contactMessage$key = {
  readonly " $data"?: AccessRequest_contactMessage$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessRequest_contactMessage">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessRequest_contactMessage",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "OutgoingReply",
      "kind": "LinkedField",
      "name": "reply",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessRequest",
      "kind": "LinkedField",
      "name": "accessRequest",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "decidedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShareLink",
          "kind": "LinkedField",
          "name": "shareLink",
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

(node as any).hash = "f30e07028d577ffc59191f34a2c3b92f";

export default node;
