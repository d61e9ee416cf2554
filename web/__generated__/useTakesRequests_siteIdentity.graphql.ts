/**
 * @generated SignedSource<<e0aeab83904516493a565479b14f5ccb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTakesRequests_siteIdentity$data = {
  readonly takesAccessRequests: boolean;
  readonly " $fragmentType": "useTakesRequests_siteIdentity";
};
export type useTakesRequests_siteIdentity$key = {
  readonly " $data"?: useTakesRequests_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTakesRequests_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTakesRequests_siteIdentity",
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

(node as any).hash = "37521a0fe8a503468992440c04a1b7bf";

export default node;
