/**
 * @generated SignedSource<<1ffacf98fc2fa6bc9286ee4c94ad08af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaviconPanel_siteIdentity$data = {
  readonly favicon: {
    readonly src: string;
  } | null | undefined;
  readonly ownerName: string;
  readonly version: number;
  readonly " $fragmentType": "FaviconPanel_siteIdentity";
};
export type FaviconPanel_siteIdentity$key = {
  readonly " $data"?: FaviconPanel_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaviconPanel_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaviconPanel_siteIdentity",
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
      "name": "ownerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "favicon",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "src",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "b9c76884166c3fa5efa76ac8a614a882";

export default node;
