/**
 * @generated SignedSource<<82ccf3aceca08effbfb514cefda82e13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PortfolioPasswordPanel_siteColors$data = {
  readonly portfolioPassword: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "PortfolioPasswordPanel_siteColors";
};
export type PortfolioPasswordPanel_siteColors$key = {
  readonly " $data"?: PortfolioPasswordPanel_siteColors$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortfolioPasswordPanel_siteColors">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortfolioPasswordPanel_siteColors",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "portfolioPassword",
      "storageKey": null
    }
  ],
  "type": "SiteColors",
  "abstractKey": null
};

(node as any).hash = "f0aa09c993224fe2877e65b1eb6123f7";

export default node;
