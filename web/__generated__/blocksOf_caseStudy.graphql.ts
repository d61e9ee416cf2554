/**
 * @generated SignedSource<<7681d9bb5a9dc72c51b1604b9c9c17b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type blocksOf_caseStudy$data = {
  readonly sections: ReadonlyArray<{
    readonly modules: ReadonlyArray<{
      readonly __typename: string;
      readonly isHidden: boolean;
    }>;
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

(node as any).hash = "6e19ac0d503ff156788c6bde5dbf1077";

export default node;
