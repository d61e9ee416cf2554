/**
 * @generated SignedSource<<1193055ac069a715d0d56751ebb9450a>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SocialLinks_siteIdentity">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SocialLinks_siteIdentity"
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "580b328ea1fbf880491a1b8b0e9d155c";

export default node;
