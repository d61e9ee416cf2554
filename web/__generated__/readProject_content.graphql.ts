/**
 * @generated SignedSource<<c5ad88ef81123d5e7551797f83653444>>
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
export type readProject_content$data = {
  readonly brief: {
    readonly isPublic: boolean;
    readonly numbers: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly outcome: string;
    readonly pictures: ReadonlyArray<{
      readonly src: string;
    }>;
    readonly role: string;
    readonly team: string;
    readonly time: string;
  } | null | undefined;
  readonly caseStudy: {
    readonly processContent: string;
    readonly resultContent: string;
    readonly roleContent: string;
    readonly shippedGoodsContent: string;
    readonly solutionContent: string;
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
  readonly language: string;
  readonly lightAccent: string;
  readonly lightGround: string;
  readonly lightInk: string;
  readonly lightModeNav: boolean;
  readonly lightSource: LightSource;
  readonly name: string;
  readonly offersPdf: boolean;
  readonly offersPresentation: boolean;
  readonly searchDescription: string;
  readonly sectionLayout: ReadonlyArray<{
    readonly isLeftOut: boolean;
    readonly name: string;
    readonly section: ProjectSection;
  }>;
  readonly showOnHome: boolean;
  readonly slug: string;
  readonly socialImage: {
    readonly src: string;
  } | null | undefined;
  readonly withholdsOriginals: boolean;
  readonly " $fragmentType": "readProject_content";
};
export type readProject_content$key = {
  readonly " $data"?: readProject_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"readProject_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readProject_content"
};

(node as any).hash = "8844ced1201d17053fb69484648b1b9d";

export default node;
