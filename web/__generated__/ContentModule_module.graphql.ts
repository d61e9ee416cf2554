/**
 * @generated SignedSource<<bfa977840b3311cdb7bebf12557086d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentModule_module$data = {
  readonly heroImage: {
    readonly " $fragmentSpreads": FragmentRefs<"HeroImageBlock_module">;
  } | null | undefined;
  readonly imagePair: {
    readonly " $fragmentSpreads": FragmentRefs<"ImagePairBlock_module">;
  } | null | undefined;
  readonly text: {
    readonly " $fragmentSpreads": FragmentRefs<"TextBlock_module">;
  } | null | undefined;
  readonly textImage: {
    readonly " $fragmentSpreads": FragmentRefs<"TextImageBlock_module">;
  } | null | undefined;
  readonly " $fragmentType": "ContentModule_module";
};
export type ContentModule_module$key = {
  readonly " $data"?: ContentModule_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentModule_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentModule_module",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextBlock_module"
          }
        ],
        "type": "TextModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "text"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextImageBlock_module"
          }
        ],
        "type": "TextImageModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "textImage"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImagePairBlock_module"
          }
        ],
        "type": "ImageImageModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "imagePair"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HeroImageBlock_module"
          }
        ],
        "type": "HeroImageModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "heroImage"
    }
  ],
  "type": "ContentModule",
  "abstractKey": "__isContentModule"
};

(node as any).hash = "d200dc19439f3e4601832ab3fbe69a18";

export default node;
