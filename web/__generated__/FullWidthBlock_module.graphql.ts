/**
 * @generated SignedSource<<7b5ee00d8c818c65e60b1a1d3dd1fead>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FullWidthBlock_module$data = {
  readonly caption: string;
  readonly media: {
    readonly kind: MediaKind;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly mediaView: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_view">;
  } | null | undefined;
  readonly textHtml: string;
  readonly " $fragmentType": "FullWidthBlock_module";
};
export type FullWidthBlock_module$key = {
  readonly " $data"?: FullWidthBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"FullWidthBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FullWidthBlock_module",
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
      "kind": "ScalarField",
      "name": "textHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModuleMedia_media"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaView",
      "kind": "LinkedField",
      "name": "mediaView",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModuleMedia_view"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FullWidthModule",
  "abstractKey": null
};

(node as any).hash = "73ab76ada5322cb05357ae66fbcbdc5b";

export default node;
