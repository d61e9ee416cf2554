/**
 * @generated SignedSource<<6f35aa94208ddb1fe6ae1c3fc00fc9bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColorsPanel_siteColors$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ColorsForm_siteColors">;
  readonly " $fragmentType": "ColorsPanel_siteColors";
};
export type ColorsPanel_siteColors$key = {
  readonly " $data"?: ColorsPanel_siteColors$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColorsPanel_siteColors">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColorsPanel_siteColors",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ColorsForm_siteColors"
    }
  ],
  "type": "SiteColors",
  "abstractKey": null
};

(node as any).hash = "c855aaa7a239cb1786aa69826dcb9a6c";

export default node;
