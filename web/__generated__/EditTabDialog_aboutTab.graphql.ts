/**
 * @generated SignedSource<<657b3c12f0b88bd94f697af27d7e24e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditTabDialog_aboutTab$data = {
  readonly contentHeading: string;
  readonly contentText: string;
  readonly displayOrder: number;
  readonly id: string;
  readonly name: string;
  readonly quotesHeading: string;
  readonly slug: string;
  readonly " $fragmentType": "EditTabDialog_aboutTab";
};
export type EditTabDialog_aboutTab$key = {
  readonly " $data"?: EditTabDialog_aboutTab$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditTabDialog_aboutTab">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditTabDialog_aboutTab",
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

(node as any).hash = "116b69fe5c89302e16786dbf617d45a9";

export default node;
