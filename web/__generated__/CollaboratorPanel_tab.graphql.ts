/**
 * @generated SignedSource<<8cc40e7f921a54fbb5c91559990512f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollaboratorPanel_tab$data = {
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
  readonly " $fragmentType": "CollaboratorPanel_tab";
};
export type CollaboratorPanel_tab$key = {
  readonly " $data"?: CollaboratorPanel_tab$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollaboratorPanel_tab">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollaboratorPanel_tab",
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

(node as any).hash = "8df96728dcb6b270be342ddc01a8fe1c";

export default node;
