/**
 * @generated SignedSource<<8f920f3a6da3e5809f8eea2f3339cb9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextBlock_module$data = {
  readonly content: string;
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
      "name": "content",
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

(node as any).hash = "2ab81d41dc28cccc702fc096d9d96435";

export default node;
