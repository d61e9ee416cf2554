/**
 * @generated SignedSource<<5dd880ecd3f8a24e6d8dad0d3e6b508d>>
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

(node as any).hash = "d66945e69fc63ec875b899ca800f46ee";

export default node;
