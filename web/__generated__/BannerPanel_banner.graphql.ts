/**
 * @generated SignedSource<<d49e71de73a46d0c0fd825ab2da16293>>
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
  readonly version: number;
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
      "name": "version",
      "storageKey": null
    },
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

(node as any).hash = "10b758a8ba3857c61adb1fbca8689270";

export default node;
