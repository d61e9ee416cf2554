/**
 * @generated SignedSource<<c1f6a6d8bb149072e72df6b7c149785d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaFrame = "BROWSER" | "NONE" | "PHONE" | "TABLET" | "%future added value";
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BeforeAfterBlock_module$data = {
  readonly after: {
    readonly kind: MediaKind;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly afterView: {
    readonly frame: MediaFrame;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_view">;
  } | null | undefined;
  readonly before: {
    readonly asset: {
      readonly height: number;
      readonly width: number;
    } | null | undefined;
    readonly kind: MediaKind;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly beforeView: {
    readonly crop: {
      readonly height: number;
      readonly width: number;
    } | null | undefined;
    readonly frame: MediaFrame;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_view">;
  } | null | undefined;
  readonly caption: string;
  readonly " $fragmentType": "BeforeAfterBlock_module";
};
export type BeforeAfterBlock_module$key = {
  readonly " $data"?: BeforeAfterBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeforeAfterBlock_module">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = [
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
  }
],
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ModuleMedia_media"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frame",
  "storageKey": null
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ModuleMedia_view"
};
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
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaAsset",
          "kind": "LinkedField",
          "name": "asset",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaView",
      "kind": "LinkedField",
      "name": "beforeView",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaCrop",
          "kind": "LinkedField",
          "name": "crop",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaView",
      "kind": "LinkedField",
      "name": "afterView",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "after",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BeforeAfterModule",
  "abstractKey": null
};
})();

(node as any).hash = "80e67b7a3ced604d5c281e4939cedb79";

export default node;
