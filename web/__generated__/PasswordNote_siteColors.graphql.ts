/**
 * @generated SignedSource<<e09e4f23d2683b5bee7168d73ca21ef3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordNote_siteColors$data = {
  readonly hasPortfolioPassword: boolean;
  readonly " $fragmentType": "PasswordNote_siteColors";
};
export type PasswordNote_siteColors$key = {
  readonly " $data"?: PasswordNote_siteColors$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordNote_siteColors">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordNote_siteColors",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPortfolioPassword",
      "storageKey": null
    }
  ],
  "type": "SiteColors",
  "abstractKey": null
};

(node as any).hash = "68be128b8cb924f9908cae0d162fa85b";

export default node;
