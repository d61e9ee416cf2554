/**
 * @generated SignedSource<<f02c6721e59ec30a41260063a29c2baf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerPanel_banner$data = {
  readonly content: string;
  readonly isActive: boolean;
  readonly " $fragmentType": "BannerPanel_banner";
};
export type BannerPanel_banner$key = {
  readonly " $data"?: BannerPanel_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerPanel_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerPanel_banner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "aa8492f23948421d2521c624a99d6bed";

export default node;
