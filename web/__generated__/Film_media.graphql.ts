/**
 * @generated SignedSource<<1b1dc5a3b02b4e7b030ff186abaa7988>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Film_media$data = {
  readonly asset: {
    readonly height: number;
    readonly poster: {
      readonly src: string;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly src: string;
  readonly " $fragmentType": "Film_media";
};
export type Film_media$key = {
  readonly " $data"?: Film_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Film_media">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Film_media",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaAsset",
      "kind": "LinkedField",
      "name": "asset",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "poster",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": null
};
})();

(node as any).hash = "d1aabaa5ed49e001e635b46ab5b24644";

export default node;
