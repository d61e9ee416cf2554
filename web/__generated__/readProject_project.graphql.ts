/**
 * @generated SignedSource<<83d14caeb5c9d5760668f3d915494074>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HomeDisplayWidth = "FULL" | "HALF" | "%future added value";
export type LightSource = "COLORS" | "PICTURE" | "SITE" | "%future added value";
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
  readonly facts: {
    readonly client: string;
    readonly designerRole: string;
    readonly links: ReadonlyArray<{
      readonly label: string;
      readonly url: string;
    }>;
    readonly tags: ReadonlyArray<string>;
    readonly team: ReadonlyArray<{
      readonly name: string;
      readonly role: string;
    }>;
    readonly year: string;
  } | null | undefined;
  readonly heroImage: {
    readonly src: string;
  } | null | undefined;
  readonly homeDisplayWidth: HomeDisplayWidth;
  readonly homeHeroImage: {
    readonly src: string;
  } | null | undefined;
  readonly lightAccent: string;
  readonly lightGround: string;
  readonly lightInk: string;
  readonly lightModeNav: boolean;
  readonly lightSource: LightSource;
  readonly name: string;
  readonly searchDescription: string;
  readonly showOnHome: boolean;
  readonly slug: string;
  readonly socialImage: {
    readonly src: string;
  } | null | undefined;
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

(node as any).hash = "190e22dd9d88ce0f80166f539ac55f3c";

export default node;
