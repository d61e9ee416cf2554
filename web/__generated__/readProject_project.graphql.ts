/**
 * @generated SignedSource<<ebdc8b3d76c8760d117cebd3e0b66366>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HomeDisplayWidth = "FULL" | "HALF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readProject_project$data = {
  readonly caseStudy: {
    readonly processContent: string;
    readonly resultContent: string;
    readonly roleContent: string;
    readonly shippedGoodsContent: string;
    readonly solutionContent: string;
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

(node as any).hash = "5f6a101db0fa80194d1abe3c7432d0bb";

export default node;
