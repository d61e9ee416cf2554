/**
 * @generated SignedSource<<cd4234894a29ae881ef1191d9a748ad1>>
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

(node as any).hash = "9eeafae724c15b4fbcf2211a5cbcd0a9";

export default node;
