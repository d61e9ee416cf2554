/**
 * @generated SignedSource<<f3e776d06a78c237348a68cf5da0eefd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextBlock_module$data = {
  readonly contentHtml: string;
  readonly textPosition: Side | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "TextBlock_module";
};
export type TextBlock_module$key = {
  readonly " $data"?: TextBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextBlock_module",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textPosition",
      "storageKey": null
    }
  ],
  "type": "TextModule",
  "abstractKey": null
};

(node as any).hash = "54ac4e521822d80db4426f8ba0176a1f";

export default node;
