/**
 * @generated SignedSource<<076983fce17aa5c9536307fe1e059b03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type blocksOf_caseStudy$data = {
  readonly process: ReadonlyArray<{
    readonly __typename: string;
    readonly isHidden: boolean;
  }>;
  readonly result: ReadonlyArray<{
    readonly __typename: string;
    readonly isHidden: boolean;
  }>;
  readonly role: ReadonlyArray<{
    readonly __typename: string;
    readonly isHidden: boolean;
  }>;
  readonly shippedGoods: ReadonlyArray<{
    readonly __typename: string;
    readonly isHidden: boolean;
  }>;
  readonly solution: ReadonlyArray<{
    readonly __typename: string;
    readonly isHidden: boolean;
  }>;
  readonly why: ReadonlyArray<{
    readonly __typename: string;
    readonly isHidden: boolean;
  }>;
  readonly " $fragmentType": "blocksOf_caseStudy";
};
export type blocksOf_caseStudy$key = {
  readonly " $data"?: blocksOf_caseStudy$data;
  readonly " $fragmentSpreads": FragmentRefs<"blocksOf_caseStudy">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "blocksOf_caseStudy"
};

(node as any).hash = "c8dc5a680de1bdedd168091d54d4f946";

export default node;
