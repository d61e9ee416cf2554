/**
 * @generated SignedSource<<a9f9d10ea222592243c67164cfc93ec8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Chapter_modules$data = ReadonlyArray<{
  readonly isHidden?: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ContentModule_module">;
  readonly " $fragmentType": "Chapter_modules";
}>;
export type Chapter_modules$key = ReadonlyArray<{
  readonly " $data"?: Chapter_modules$data;
  readonly " $fragmentSpreads": FragmentRefs<"Chapter_modules">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isHidden",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Chapter_modules",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "TextModule",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "TextImageModule",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "ImageImageModule",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "HeroImageModule",
      "abstractKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentModule_module"
    }
  ],
  "type": "ContentModule",
  "abstractKey": "__isContentModule"
};
})();

(node as any).hash = "a742faf2a4a0db801a05e35c9c6c5997";

export default node;
