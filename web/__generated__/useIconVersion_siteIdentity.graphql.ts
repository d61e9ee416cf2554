/**
 * @generated SignedSource<<0d9e8247ba8f2df23c8c4b2b4af6c91c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useIconVersion_siteIdentity$data = {
  readonly favicon: {
    readonly src: string;
  } | null | undefined;
  readonly ownerName: string;
  readonly " $fragmentType": "useIconVersion_siteIdentity";
};
export type useIconVersion_siteIdentity$key = {
  readonly " $data"?: useIconVersion_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIconVersion_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useIconVersion_siteIdentity",
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

(node as any).hash = "3497f7a7c1808ada6851d767f147c3d6";

export default node;
