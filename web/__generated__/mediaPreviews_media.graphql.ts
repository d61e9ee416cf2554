/**
 * @generated SignedSource<<3f3f273b927d4e27d8682815e3e4bbcc>>
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

(node as any).hash = "4319052ff0172c7082fc9c4cf12b96be";

export default node;
