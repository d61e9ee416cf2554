/**
 * @generated SignedSource<<ab3c1abe6661153d6694f394f4a3ef3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteHeader_siteIdentity$data = {
  readonly logo: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  } | null | undefined;
  readonly ownerName: string;
  readonly " $fragmentType": "SiteHeader_siteIdentity";
};
export type SiteHeader_siteIdentity$key = {
  readonly " $data"?: SiteHeader_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteHeader_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteHeader_siteIdentity",
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
      "name": "logo",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "3c74b339cfe560e42ede4fb79d9948ad";

export default node;
