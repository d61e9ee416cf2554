/**
 * @generated SignedSource<<39b2d6b4783bda2f5c35af0176432aef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFooter_siteIdentity$data = {
  readonly footerText: string;
  readonly ownerName: string;
  readonly " $fragmentType": "SiteFooter_siteIdentity";
};
export type SiteFooter_siteIdentity$key = {
  readonly " $data"?: SiteFooter_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteFooter_siteIdentity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "footerText",
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "744162f0db1119020f2e13aec1884f4f";

export default node;
