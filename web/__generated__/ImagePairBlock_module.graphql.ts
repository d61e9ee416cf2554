/**
 * @generated SignedSource<<9640efc5cfa7de020cced06342f6527e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImagePairBlock_module$data = {
  readonly left: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly leftText: string;
  readonly right: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly rightText: string;
  readonly " $fragmentType": "ImagePairBlock_module";
};
export type ImagePairBlock_module$key = {
  readonly " $data"?: ImagePairBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImagePairBlock_module">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "ImagePairBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rightText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "left",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "right",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ImageImageModule",
  "abstractKey": null
};
})();

(node as any).hash = "a720a437377b60d7e04a1cc92121686e";

export default node;
