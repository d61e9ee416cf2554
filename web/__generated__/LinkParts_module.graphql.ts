/**
 * @generated SignedSource<<0b42591652f01573ed57392a51cefcff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkParts_module$data = {
  readonly __typename: string;
  readonly contentWords?: string;
  readonly isBlank: boolean;
  readonly isHidden: boolean;
  readonly label: string;
  readonly moduleId: string | null | undefined;
  readonly " $fragmentType": "LinkParts_module";
};
export type LinkParts_module$key = {
  readonly " $data"?: LinkParts_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkParts_module">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LinkParts_module"
};

(node as any).hash = "21f185815d1b7879ec3b4d59646c7616";

export default node;
