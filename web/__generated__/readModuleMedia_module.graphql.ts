/**
 * @generated SignedSource<<8142fad8899da959bf4852295bb3aa3f>>
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
  readonly afterView?: {
    readonly start: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
  } | null | undefined;
  readonly before?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly beforeView?: {
    readonly start: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
  } | null | undefined;
  readonly items?: ReadonlyArray<{
    readonly media: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
    readonly mediaView: {
      readonly start: {
        readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
      } | null | undefined;
    } | null | undefined;
  }>;
  readonly left?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly leftView?: {
    readonly start: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
  } | null | undefined;
  readonly media?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly mediaView?: {
    readonly start: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
  } | null | undefined;
  readonly portrait?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly portraitView?: {
    readonly start: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
  } | null | undefined;
  readonly poster?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly posterView?: {
    readonly start: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
  } | null | undefined;
  readonly right?: {
    readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
  } | null | undefined;
  readonly rightView?: {
    readonly start: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
  } | null | undefined;
  readonly standIn: {
    readonly media: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaPreviews_media">;
    } | null | undefined;
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

(node as any).hash = "78a4a0386845613c4b54b65016b104bd";

export default node;
