/**
 * @generated SignedSource<<9f62298de5e05207dc6e643d358d69db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readModuleMedia_module$data = {
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

(node as any).hash = "0a0b216faf71004739ac21459236ecf4";

export default node;
