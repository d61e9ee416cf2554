/**
 * @generated SignedSource<<2eba08fb3e8373afeffcc0ea8945bba1>>
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
    readonly sources: ReadonlyArray<{
      readonly srcSet: string;
    }>;
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

(node as any).hash = "839ff4ddebf16e360b7e460f6cd55678";

export default node;
