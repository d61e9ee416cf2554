/**
 * @generated SignedSource<<ad9cdb057aeca4ad64e903ca4c9aa155>>
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
    readonly height: number;
    readonly sources: ReadonlyArray<{
      readonly srcSet: string;
    }>;
    readonly width: number;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly src: string;
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

(node as any).hash = "21bcf28a360386bb2b467ab1b720325f";

export default node;
