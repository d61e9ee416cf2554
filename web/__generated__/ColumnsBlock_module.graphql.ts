/**
 * @generated SignedSource<<2f244caf46bdb898efe6c1beabe0d985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnsBlock_module$data = {
  readonly items: ReadonlyArray<{
    readonly contentHtml: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "ColumnsBlock_module";
};
export type ColumnsBlock_module$key = {
  readonly " $data"?: ColumnsBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnsBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnsBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextColumn",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contentHtml",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ColumnsModule",
  "abstractKey": null
};

(node as any).hash = "7f863269cdf788a55162ad7dee6d4832";

export default node;
