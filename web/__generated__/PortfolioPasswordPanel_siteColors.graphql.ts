/**
 * @generated SignedSource<<8ea904861bca8d513c8a4aea80765155>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PortfolioPasswordPanel_siteColors$data = {
  readonly portfolioPassword: string | null | undefined;
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
      "name": "portfolioPassword",
      "storageKey": null
    }
  ],
  "type": "SiteColors",
  "abstractKey": null
};

(node as any).hash = "cbb6e452227b3e77efd68a3d4d5ce1fc";

export default node;
