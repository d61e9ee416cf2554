/**
 * @generated SignedSource<<66c8bfb493c7fe4ea55caf642f683aec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HomeDisplayWidth = "FULL" | "HALF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readRevision_revision$data = {
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
  readonly showOnHome: boolean;
  readonly slug: string;
  readonly workImages: ReadonlyArray<{
    readonly src: string;
  }>;
  readonly " $fragmentType": "readRevision_revision";
};
export type readRevision_revision$key = {
  readonly " $data"?: readRevision_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRevision_revision">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRevision_revision"
};

(node as any).hash = "89463ab3b7075f7c1cefe80491130db8";

export default node;
