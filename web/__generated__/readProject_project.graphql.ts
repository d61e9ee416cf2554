/**
 * @generated SignedSource<<5d1012f37c7f9ae2e389697bf658424b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HomeDisplayWidth = "FULL" | "HALF" | "%future added value";
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readProject_project$data = {
  readonly caseStudy: {
    readonly processContent: string;
    readonly resultContent: string;
    readonly roleContent: string;
    readonly shippedGoodsContent: string;
    readonly solutionContent: string;
    readonly unreadableSections: ReadonlyArray<ProjectSection>;
    readonly whyContent: string;
  } | null | undefined;
  readonly heroImage: {
    readonly src: string;
  } | null | undefined;
  readonly homeDisplayWidth: HomeDisplayWidth;
  readonly homeHeroImage: {
    readonly src: string;
  } | null | undefined;
  readonly lightModeNav: boolean;
  readonly name: string;
  readonly showOnHome: boolean;
  readonly slug: string;
  readonly version: number;
  readonly workImages: ReadonlyArray<{
    readonly media: {
      readonly src: string;
    };
  }>;
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

(node as any).hash = "82be50ec5da05766ae739da4f34439ad";

export default node;
