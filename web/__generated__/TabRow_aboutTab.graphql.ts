/**
 * @generated SignedSource<<36a4a9bfd458b9c4b5445e06426f87fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TabRow_aboutTab$data = {
  readonly contentHeading: string;
  readonly contentText: string;
  readonly displayOrder: number;
  readonly id: string;
  readonly name: string;
  readonly quotesHeading: string;
  readonly slug: string;
  readonly version: number;
  readonly " $fragmentType": "TabRow_aboutTab";
};
export type TabRow_aboutTab$key = {
  readonly " $data"?: TabRow_aboutTab$data;
  readonly " $fragmentSpreads": FragmentRefs<"TabRow_aboutTab">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TabRow_aboutTab",
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
      "name": "version",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentHeading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quotesHeading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayOrder",
      "storageKey": null
    }
  ],
  "type": "AboutTab",
  "abstractKey": null
};

(node as any).hash = "78c352d3a3494daea7a5dae575eced82";

export default node;
