/**
 * @generated SignedSource<<1925325c35c7f10adbb266f1eae2af13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useThemeColors_siteColors$data = {
  readonly background: string;
  readonly navHover: string;
  readonly textPrimary: string;
  readonly textSecondary: string;
  readonly " $fragmentType": "useThemeColors_siteColors";
};
export type useThemeColors_siteColors$key = {
  readonly " $data"?: useThemeColors_siteColors$data;
  readonly " $fragmentSpreads": FragmentRefs<"useThemeColors_siteColors">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useThemeColors_siteColors",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "background",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textPrimary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textSecondary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "navHover",
      "storageKey": null
    }
  ],
  "type": "SiteColors",
  "abstractKey": null
};

(node as any).hash = "6c573cdfeb1c93cc91f56431eec8f46e";

export default node;
