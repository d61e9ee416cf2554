/**
 * @generated SignedSource<<459fd625a401ee696982d80aabd4555a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readLight_project$data = {
  readonly light: {
    readonly background: string;
    readonly navHover: string;
    readonly textPrimary: string;
    readonly textSecondary: string;
  } | null | undefined;
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

(node as any).hash = "ffd76035774d2c00efe8aaec527f9b42";

export default node;
