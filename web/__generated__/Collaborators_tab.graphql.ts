/**
 * @generated SignedSource<<ae82c0d6c83fda5ee8f6c3ebe36c4a87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Collaborators_tab$data = {
  readonly contentHeading: string;
  readonly contentText: string;
  readonly quotes: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "AboutTabQuotesConnectionEdge";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"Quotes_quotes">;
  };
  readonly quotesHeading: string;
  readonly slug: string;
  readonly " $fragmentType": "Collaborators_tab";
};
export type Collaborators_tab$key = {
  readonly " $data"?: Collaborators_tab$data;
  readonly " $fragmentSpreads": FragmentRefs<"Collaborators_tab">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Collaborators_tab",
  "selections": [
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "AboutTabQuotesConnection",
      "kind": "LinkedField",
      "name": "quotes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AboutTabQuotesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Quotes_quotes"
        }
      ],
      "storageKey": "quotes(first:100)"
    }
  ],
  "type": "AboutTab",
  "abstractKey": null
};

(node as any).hash = "16b9dd35a63055371e17bfde0666a36d";

export default node;
