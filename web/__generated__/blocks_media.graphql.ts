/**
 * @generated SignedSource<<ebb4066f488a31d153e08dd2f11b92bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type blocks_media$data = {
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
  readonly " $fragmentType": "blocks_media";
};
export type blocks_media$key = {
  readonly " $data"?: blocks_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"blocks_media">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "blocks_media"
};

(node as any).hash = "8e4b76a0c621244a0a2986cc218658e7";

export default node;
