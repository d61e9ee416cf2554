/**
 * @generated SignedSource<<fd1355c8fef7251b540be24874ffb00a>>
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
      readonly " $fragmentSpreads": FragmentRefs<"Quotes_quote">;
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
              "name": "Quotes_quote"
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

(node as any).hash = "2036d4936ebfc0e091100b6bfcf36982";

export default node;
