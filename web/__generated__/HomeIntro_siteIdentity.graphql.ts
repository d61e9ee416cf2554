/**
 * @generated SignedSource<<969a63faf935f04a0c850ca7d82f841b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeIntro_siteIdentity$data = {
  readonly ownerName: string;
  readonly tagline: string;
  readonly " $fragmentType": "HomeIntro_siteIdentity";
};
export type HomeIntro_siteIdentity$key = {
  readonly " $data"?: HomeIntro_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeIntro_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeIntro_siteIdentity",
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
      "name": "tagline",
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "5d012ce87f7858c1563d78f5a2792152";

export default node;
