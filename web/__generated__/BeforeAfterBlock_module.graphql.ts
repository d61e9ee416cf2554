/**
 * @generated SignedSource<<e2bbb2db229f04bfab5c5fd211d2f950>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BeforeAfterBlock_module$data = {
  readonly after: {
    readonly kind: MediaKind;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly before: {
    readonly kind: MediaKind;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly caption: string;
  readonly " $fragmentType": "BeforeAfterBlock_module";
};
export type BeforeAfterBlock_module$key = {
  readonly " $data"?: BeforeAfterBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeforeAfterBlock_module">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ModuleMedia_media"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BeforeAfterBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "after",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BeforeAfterModule",
  "abstractKey": null
};
})();

(node as any).hash = "9f1ab63adcd232c00f12a4488e9f7d5e";

export default node;
