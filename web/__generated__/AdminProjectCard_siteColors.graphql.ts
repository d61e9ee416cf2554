/**
 * @generated SignedSource<<68bcc410f8f60443f9dc7acd7a02b308>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProjectCard_siteColors$data = {
  readonly hasPortfolioPassword: boolean;
  readonly " $fragmentType": "AdminProjectCard_siteColors";
};
export type AdminProjectCard_siteColors$key = {
  readonly " $data"?: AdminProjectCard_siteColors$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProjectCard_siteColors">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProjectCard_siteColors",
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

(node as any).hash = "ed49347e695fae38b2dc7f538944ee48";

export default node;
