/**
 * @generated SignedSource<<91fba1bb02ed8adcb505485de01a9f8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSitePicture_siteIdentity$data = {
  readonly socialImage: {
    readonly asset: {
      readonly altText: string;
    } | null | undefined;
    readonly previewSrc: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useSitePicture_siteIdentity";
};
export type useSitePicture_siteIdentity$key = {
  readonly " $data"?: useSitePicture_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSitePicture_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSitePicture_siteIdentity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "socialImage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previewSrc",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaAsset",
          "kind": "LinkedField",
          "name": "asset",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "altText",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "e5ba7233567de90eb3d1b6f9816c5474";

export default node;
