/**
 * @generated SignedSource<<ac8c9922ecb305ba2ca7cfea63fd75d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkReading_shareLink$data = {
  readonly id: string;
  readonly isReadingShared: boolean;
  readonly lastReadAt: string | null | undefined;
  readonly projects: ReadonlyArray<{
    readonly project: {
      readonly deletedAt: string | null | undefined;
    };
  }>;
  readonly receipt: {
    readonly namedProjects: number;
    readonly seconds: number;
  };
  readonly recipient: string;
  readonly " $fragmentType": "LinkReading_shareLink";
};
export type LinkReading_shareLink$key = {
  readonly " $data"?: LinkReading_shareLink$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkReading_shareLink">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkReading_shareLink",
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
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastReadAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReadingShared",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShareLinkReceipt",
      "kind": "LinkedField",
      "name": "receipt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "namedProjects",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShareLinkProject",
      "kind": "LinkedField",
      "name": "projects",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deletedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "e44376e4f96f63640ac2113c58f6f9c6";

export default node;
