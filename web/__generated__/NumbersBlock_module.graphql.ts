/**
 * @generated SignedSource<<d8db4da3c2ef8d428c0f04317b348b29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumbersBlock_module$data = {
  readonly items: ReadonlyArray<{
    readonly from: string;
    readonly label: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "NumbersBlock_module";
};
export type NumbersBlock_module$key = {
  readonly " $data"?: NumbersBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumbersBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumbersBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Figure",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NumbersModule",
  "abstractKey": null
};

(node as any).hash = "2c1004ccf47f3f8f79468fcffbf7709d";

export default node;
