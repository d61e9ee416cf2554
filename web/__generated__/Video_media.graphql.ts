/**
 * @generated SignedSource<<8f2d161bd2013db72f1b85c1a7e86d5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Video_media$data = {
  readonly asset: {
    readonly height: number;
    readonly poster: {
      readonly " $fragmentSpreads": FragmentRefs<"Still_media">;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly src: string;
  readonly " $fragmentSpreads": FragmentRefs<"Still_media">;
  readonly " $fragmentType": "Video_media";
};
export type Video_media$key = {
  readonly " $data"?: Video_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Video_media">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Still_media"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Video_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "src",
      "storageKey": null
    },
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
    },
    (v0/*:: as any*/)
  ],
  "type": "Media",
  "abstractKey": null
};
})();

(node as any).hash = "ae70bc6f3b4bc079e687132c4f1e7c99";

export default node;
