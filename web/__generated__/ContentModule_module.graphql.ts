/**
 * @generated SignedSource<<d40c2e440279e2111a94a364f0a1fe96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentModule_module$data = {
  readonly beforeAfter: {
    readonly " $fragmentSpreads": FragmentRefs<"BeforeAfterBlock_module">;
  } | null | undefined;
  readonly code: {
    readonly " $fragmentSpreads": FragmentRefs<"CodeBlock_module">;
  } | null | undefined;
  readonly columns: {
    readonly " $fragmentSpreads": FragmentRefs<"ColumnsBlock_module">;
  } | null | undefined;
  readonly embed: {
    readonly " $fragmentSpreads": FragmentRefs<"EmbedBlock_module">;
  } | null | undefined;
  readonly fullWidth: {
    readonly " $fragmentSpreads": FragmentRefs<"FullWidthBlock_module">;
  } | null | undefined;
  readonly gallery: {
    readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_module">;
  } | null | undefined;
  readonly heroImage: {
    readonly " $fragmentSpreads": FragmentRefs<"HeroImageBlock_module">;
  } | null | undefined;
  readonly imagePair: {
    readonly " $fragmentSpreads": FragmentRefs<"ImagePairBlock_module">;
  } | null | undefined;
  readonly numbers: {
    readonly " $fragmentSpreads": FragmentRefs<"NumbersBlock_module">;
  } | null | undefined;
  readonly quote: {
    readonly " $fragmentSpreads": FragmentRefs<"QuoteBlock_module">;
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
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FullWidthBlock_module"
          }
        ],
        "type": "FullWidthModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "fullWidth"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BeforeAfterBlock_module"
          }
        ],
        "type": "BeforeAfterModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "beforeAfter"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GalleryBlock_module"
          }
        ],
        "type": "GalleryModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "gallery"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmbedBlock_module"
          }
        ],
        "type": "EmbedModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "embed"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QuoteBlock_module"
          }
        ],
        "type": "QuoteModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "quote"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NumbersBlock_module"
          }
        ],
        "type": "NumbersModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "numbers"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ColumnsBlock_module"
          }
        ],
        "type": "ColumnsModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "columns"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CodeBlock_module"
          }
        ],
        "type": "CodeModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "code"
    }
  ],
  "type": "ContentModule",
  "abstractKey": "__isContentModule"
};

(node as any).hash = "cf860a53a0baf1ef1e8a141c774e9bf0";

export default node;
