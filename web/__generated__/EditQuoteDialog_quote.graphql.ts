/**
 * @generated SignedSource<<f978c90021f750b22e1232b4acd6d44b>>
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

(node as any).hash = "66e0f6523e57d119e7a5fcac7a0bafa3";

export default node;
