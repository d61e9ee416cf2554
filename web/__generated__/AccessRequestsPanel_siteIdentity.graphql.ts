/**
 * @generated SignedSource<<9cd0f9838c18c5dc5cc6af5f57722b7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessRequestsPanel_siteIdentity$data = {
  readonly takesAccessRequests: boolean;
  readonly " $fragmentType": "AccessRequestsPanel_siteIdentity";
};
export type AccessRequestsPanel_siteIdentity$key = {
  readonly " $data"?: AccessRequestsPanel_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessRequestsPanel_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessRequestsPanel_siteIdentity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesAccessRequests",
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "3d2349d397b77afe6d39b75628d87a47";

export default node;
