/**
 * @generated SignedSource<<89e552b9ee0f22dd9e7298ee6fa200fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CodeBlock_module$data = {
  readonly content: string;
  readonly language: string;
  readonly " $fragmentType": "CodeBlock_module";
};
export type CodeBlock_module$key = {
  readonly " $data"?: CodeBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"CodeBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CodeBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
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
  "type": "CodeModule",
  "abstractKey": null
};

(node as any).hash = "183874b6bbabc65975762f916c2d3db9";

export default node;
