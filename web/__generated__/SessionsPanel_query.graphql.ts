/**
 * @generated SignedSource<<0fd72b6f50dce997be2393a6528e77d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsPanel_query$data = {
  readonly ownerSessions: ReadonlyArray<{
    readonly device: string;
    readonly firstUsedAt: string;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly lastUsedAt: string;
  }>;
  readonly ownerSignIn: {
    readonly mailsSignIns: boolean;
  };
  readonly " $fragmentType": "SessionsPanel_query";
};
export type SessionsPanel_query$key = {
  readonly " $data"?: SessionsPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionsPanel_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnerSession",
      "kind": "LinkedField",
      "name": "ownerSessions",
      "plural": true,
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
          "name": "device",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnerSignIn",
      "kind": "LinkedField",
      "name": "ownerSignIn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailsSignIns",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b885d6572bfa9148a52a2ca425ef1f79";

export default node;
