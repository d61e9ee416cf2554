/**
 * @generated SignedSource<<a38a47549034be9f691d6f839883b08f>>
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
  } | null | undefined;
  readonly kind: MediaKind;
  readonly " $fragmentSpreads": FragmentRefs<"Still_media" | "Video_media">;
  readonly " $fragmentType": "ViewedMedia_media";
};
export type ViewedMedia_media$key = {
  readonly " $data"?: ViewedMedia_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewedMedia_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewedMedia_media",
  "selections": [
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
          "name": "altText",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Still_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Video_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "5046f8bcaf7577a817d96612e330eafa";

export default node;
