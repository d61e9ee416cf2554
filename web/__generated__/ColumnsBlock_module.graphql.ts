/**
 * @generated SignedSource<<7798275e0b9a9c918d6c2d5b4b99c760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnsBlock_module$data = {
  readonly items: ReadonlyArray<{
    readonly content: string;
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
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ColumnsModule",
  "abstractKey": null
};

(node as any).hash = "b169e026439b035d4a6380be299375ef";

export default node;
