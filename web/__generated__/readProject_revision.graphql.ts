/**
 * @generated SignedSource<<270cd97460cd44743eab1d0e9319b5bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readProject_revision$data = {
  readonly workImages: ReadonlyArray<{
    readonly src: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"readProject_content">;
  readonly " $fragmentType": "readProject_revision";
};
export type readProject_revision$key = {
  readonly " $data"?: readProject_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"readProject_revision">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readProject_revision"
};

(node as any).hash = "5a1b79d37fbb1d83363ace225ecb06a7";

export default node;
