/**
 * @generated SignedSource<<a4c78e477418b54495551f47e39b65ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteRow_quote$data = {
  readonly authorCompany: string;
  readonly authorName: string;
  readonly authorTitle: string;
  readonly id: string;
  readonly quote: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"EditQuoteDialog_quote">;
  readonly " $fragmentType": "QuoteRow_quote";
};
export type QuoteRow_quote$key = {
  readonly " $data"?: QuoteRow_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteRow_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteRow_quote",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditQuoteDialog_quote"
    }
  ],
  "type": "Quote",
  "abstractKey": null
};

(node as any).hash = "5939fac65014e920abd1d05353a92371";

export default node;
