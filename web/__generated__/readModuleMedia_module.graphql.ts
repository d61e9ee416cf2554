/**
 * @generated SignedSource<<2b847d5644846a05dbed7585dbb9477a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readModuleMedia_module$data = {
  readonly after?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly before?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
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
  readonly poster?: {
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

(node as any).hash = "632487623402cda7c763435f194d031c";

export default node;
