/**
 * @generated SignedSource<<2c7512035a5d4d4a64426938b9359fed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewedMedia_media$data = {
  readonly asset: {
    readonly altText: string;
    readonly height: number;
    readonly poster: {
      readonly src: string;
    } | null | undefined;
    readonly width: number;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly src: string;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  readonly " $fragmentType": "ViewedMedia_media";
};
export type ViewedMedia_media$key = {
  readonly " $data"?: ViewedMedia_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewedMedia_media">;
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
  "name": "ViewedMedia_media",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
          "kind": "ScalarField",
          "name": "altText",
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
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Picture_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};
})();

(node as any).hash = "13df95683befe292e52271204d891fc7";

export default node;
