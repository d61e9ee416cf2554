/**
 * @generated SignedSource<<1bbda7a0c04e85d29d3d5f981041a375>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readProject_project$data = {
  readonly caseStudy: {
    readonly unreadableSections: ReadonlyArray<ProjectSection>;
  } | null | undefined;
  readonly version: number;
  readonly workImages: ReadonlyArray<{
    readonly media: {
      readonly src: string;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"readProject_content">;
  readonly " $fragmentType": "readProject_project";
};
export type readProject_project$key = {
  readonly " $data"?: readProject_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"readProject_project">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readProject_project"
};

(node as any).hash = "4d03bb50feaf75e939bb74e7424db4a0";

export default node;
