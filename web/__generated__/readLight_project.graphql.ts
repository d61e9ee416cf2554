/**
 * @generated SignedSource<<ccd5f01b93a70ba11a314b229b110a23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LightSource = "COLORS" | "PICTURE" | "SITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readLight_project$data = {
  readonly heroImage: {
    readonly asset: {
      readonly light: {
        readonly accent: string;
        readonly ground: string;
        readonly ink: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly homeHeroImage: {
    readonly asset: {
      readonly light: {
        readonly accent: string;
        readonly ground: string;
        readonly ink: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly lightAccent: string;
  readonly lightGround: string;
  readonly lightInk: string;
  readonly lightSource: LightSource;
  readonly " $fragmentType": "readLight_project";
};
export type readLight_project$key = {
  readonly " $data"?: readLight_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"readLight_project">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readLight_project"
};

(node as any).hash = "cf770db13798a02f500aa92c7ff6d513";

export default node;
