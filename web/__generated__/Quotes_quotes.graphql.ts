/**
 * @generated SignedSource<<599da9fb05990d6a4724438064a1fdea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Quotes_quotes$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Quote_quote">;
    };
  }>;
  readonly " $fragmentType": "Quotes_quotes";
};
export type Quotes_quotes$key = {
  readonly " $data"?: Quotes_quotes$data;
  readonly " $fragmentSpreads": FragmentRefs<"Quotes_quotes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Quotes_quotes",
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
          "concreteType": "Quote",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Quote_quote"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AboutTabQuotesConnection",
  "abstractKey": null
};

(node as any).hash = "1f7a72728177cf356f38b03806af4eb3";

export default node;
