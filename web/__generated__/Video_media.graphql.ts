/**
 * @generated SignedSource<<98f830ff012d038ac67f72030aea221f>>
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
      readonly codecs: string | null | undefined;
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
              "name": "codecs",
              "storageKey": null
            },
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

(node as any).hash = "ca5ddc652dfc0f7bb7bb40bd9eb1fe20";

export default node;
