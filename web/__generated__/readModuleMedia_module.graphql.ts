/**
 * @generated SignedSource<<e3c2b6afda5a7cc28467bd9789d2aba1>>
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

(node as any).hash = "0e4318307ea4b3eaddca3887e8187ae7";

export default node;
