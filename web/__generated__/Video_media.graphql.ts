/**
 * @generated SignedSource<<7258442b12456c7320c9d62cb02459ca>>
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
    readonly videoSources: ReadonlyArray<{
      readonly isForPhones: boolean;
      readonly src: string;
    }>;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v1 = {
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VideoSource",
          "kind": "LinkedField",
          "name": "videoSources",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isForPhones",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Media",
  "abstractKey": null
};
})();

(node as any).hash = "6337787f06eeca0a93329eaa6c36e3b0";

export default node;
