/**
 * @generated SignedSource<<017f0843733a745ec0861e56806105d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type blocks_module$data = {
  readonly BeforeAfterModule: {
    readonly " $fragmentSpreads": FragmentRefs<"BeforeAfterBlock_module">;
  } | null | undefined;
  readonly CodeModule: {
    readonly " $fragmentSpreads": FragmentRefs<"CodeBlock_module">;
  } | null | undefined;
  readonly ColumnsModule: {
    readonly " $fragmentSpreads": FragmentRefs<"ColumnsBlock_module">;
  } | null | undefined;
  readonly EmbedModule: {
    readonly " $fragmentSpreads": FragmentRefs<"EmbedBlock_module">;
  } | null | undefined;
  readonly FullWidthModule: {
    readonly " $fragmentSpreads": FragmentRefs<"FullWidthBlock_module">;
  } | null | undefined;
  readonly GalleryModule: {
    readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_module">;
  } | null | undefined;
  readonly HeroImageModule: {
    readonly " $fragmentSpreads": FragmentRefs<"HeroImageBlock_module">;
  } | null | undefined;
  readonly ImageImageModule: {
    readonly " $fragmentSpreads": FragmentRefs<"ImagePairBlock_module">;
  } | null | undefined;
  readonly NumbersModule: {
    readonly " $fragmentSpreads": FragmentRefs<"NumbersBlock_module">;
  } | null | undefined;
  readonly QuoteModule: {
    readonly " $fragmentSpreads": FragmentRefs<"QuoteBlock_module">;
  } | null | undefined;
  readonly TableModule: {
    readonly " $fragmentSpreads": FragmentRefs<"TableBlock_module">;
  } | null | undefined;
  readonly TextImageModule: {
    readonly " $fragmentSpreads": FragmentRefs<"TextImageBlock_module">;
  } | null | undefined;
  readonly TextModule: {
    readonly " $fragmentSpreads": FragmentRefs<"TextBlock_module">;
  } | null | undefined;
  readonly " $fragmentType": "blocks_module";
};
export type blocks_module$key = {
  readonly " $data"?: blocks_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"blocks_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "blocks_module",
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
      "name": "TextModule"
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
      "name": "TextImageModule"
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
      "name": "ImageImageModule"
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
      "name": "HeroImageModule"
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
      "name": "FullWidthModule"
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
      "name": "BeforeAfterModule"
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
      "name": "GalleryModule"
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
      "name": "EmbedModule"
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
      "name": "QuoteModule"
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
      "name": "NumbersModule"
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
      "name": "ColumnsModule"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TableBlock_module"
          }
        ],
        "type": "TableModule",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "TableModule"
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
      "name": "CodeModule"
    }
  ],
  "type": "ContentModule",
  "abstractKey": "__isContentModule"
};

(node as any).hash = "b72b89ea66201867f4eb375d934f4d0b";

export default node;
