/**
 * @generated SignedSource<<3dff66fba626d990ff9e68405ba93345>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HomeDisplayWidth = "FULL" | "HALF" | "%future added value";
export type LightSource = "COLORS" | "PICTURE" | "SITE" | "%future added value";
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
  };
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

(node as any).hash = "e754ba377e7b68bfde44d9d2a289f019";

export default node;
