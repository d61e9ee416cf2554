/**
 * @generated SignedSource<<79b960259064b58d409bed4915e1bc22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Quote_quote$data = {
  readonly authorCompany: string;
  readonly authorName: string;
  readonly authorTitle: string;
  readonly quote: string;
  readonly " $fragmentType": "Quote_quote";
};
export type Quote_quote$key = {
  readonly " $data"?: Quote_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"Quote_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Quote_quote",
  "selections": [
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
    }
  ],
  "type": "Quote",
  "abstractKey": null
};

(node as any).hash = "6de345fcd2dc1d8823b52fc4e9644da8";

export default node;
