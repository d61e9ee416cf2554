/**
 * @generated SignedSource<<8511ce05034f3891fc111460268d0e5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Side = "LEFT" | "RIGHT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextImageBlock_module$data = {
  readonly contentHtml: string;
  readonly imagePosition: Side;
  readonly media: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly mediaView: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_view">;
  } | null | undefined;
  readonly " $fragmentType": "TextImageBlock_module";
};
export type TextImageBlock_module$key = {
  readonly " $data"?: TextImageBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextImageBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextImageBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imagePosition",
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
  "type": "TextImageModule",
  "abstractKey": null
};

(node as any).hash = "20693ae93abd5c1fc1b8f7b10850eec4";

export default node;
