/**
 * @generated SignedSource<<517ec53abc4e56174256e68d778ece43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HomeDisplayWidth = "FULL" | "HALF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readProject_revision$data = {
  readonly caseStudy: {
    readonly processContent: string;
    readonly resultContent: string;
    readonly roleContent: string;
    readonly shippedGoodsContent: string;
    readonly solutionContent: string;
    readonly whyContent: string;
  };
  readonly heroImage: {
    readonly src: string;
  } | null | undefined;
  readonly homeDisplayWidth: HomeDisplayWidth;
  readonly homeHeroImage: {
    readonly src: string;
  } | null | undefined;
  readonly lightModeNav: boolean;
  readonly name: string;
  readonly searchDescription: string;
  readonly showOnHome: boolean;
  readonly slug: string;
  readonly socialImage: {
    readonly src: string;
  } | null | undefined;
  readonly workImages: ReadonlyArray<{
    readonly src: string;
  }>;
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

(node as any).hash = "1ea26d696f62cea0ff5b12e249897d34";

export default node;
