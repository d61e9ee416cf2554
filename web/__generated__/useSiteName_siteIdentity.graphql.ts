/**
 * @generated SignedSource<<41826ee9d3a76e1ebf6dc1c3412977eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSiteName_siteIdentity$data = {
  readonly ownerName: string;
  readonly " $fragmentType": "useSiteName_siteIdentity";
};
export type useSiteName_siteIdentity$key = {
  readonly " $data"?: useSiteName_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSiteName_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSiteName_siteIdentity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerName",
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "12235f1c51ebff54017241063cb341c2";

export default node;
