/**
 * @generated SignedSource<<ab48a024643854cf2bd3acd0ce4a82a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type mediaPreviews_media$data = {
  readonly asset: {
    readonly altText: string;
    readonly fileName: string;
    readonly height: number;
    readonly id: string;
    readonly isDecorative: boolean;
    readonly offeredDescription: string | null | undefined;
    readonly version: number;
    readonly width: number;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly src: string;
  readonly thumbnail: string | null | undefined;
  readonly " $fragmentType": "mediaPreviews_media";
};
export type mediaPreviews_media$key = {
  readonly " $data"?: mediaPreviews_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mediaPreviews_media"
};

(node as any).hash = "6df1c6145ce249c680e68aef1cd3fa7d";

export default node;
