/**
 * @generated SignedSource<<bfb4c4b3f1db5ff8a402fa06680f390a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditQuoteDialog_quote$data = {
  readonly authorCompany: string;
  readonly authorName: string;
  readonly authorTitle: string;
  readonly displayOrder: number;
  readonly id: string;
  readonly quote: string;
  readonly version: number;
  readonly " $fragmentType": "EditQuoteDialog_quote";
};
export type EditQuoteDialog_quote$key = {
  readonly " $data"?: EditQuoteDialog_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditQuoteDialog_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditQuoteDialog_quote",
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
      "name": "quote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorCompany",
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
  "type": "Quote",
  "abstractKey": null
};

(node as any).hash = "cb1c178f9f7489c75e66535224d4b7a4";

export default node;
