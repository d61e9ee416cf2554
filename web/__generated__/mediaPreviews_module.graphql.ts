/**
 * @generated SignedSource<<74951a819217e3647e0653b3a7444e1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mediaPreviews_module$data = {
  readonly previewedMedia: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  }>;
  readonly " $fragmentType": "mediaPreviews_module";
};
export type mediaPreviews_module$key = {
  readonly " $data"?: mediaPreviews_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_module">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mediaPreviews_module"
};

(node as any).hash = "c7b9034e7b793ce1d0ce184a7395a782";

export default node;
