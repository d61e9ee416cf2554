/**
 * @generated SignedSource<<0fac41583d8286a6051a3f50007195ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readModuleMedia_module$data = {
  readonly items?: ReadonlyArray<{
    readonly media: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
  }>;
  readonly left?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly media?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly portrait?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly right?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly " $fragmentType": "readModuleMedia_module";
};
export type readModuleMedia_module$key = {
  readonly " $data"?: readModuleMedia_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"readModuleMedia_module">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readModuleMedia_module"
};

(node as any).hash = "2aeee747b7588e46c721ac374d8aca7c";

export default node;
