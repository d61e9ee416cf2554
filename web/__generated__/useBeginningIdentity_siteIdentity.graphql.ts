/**
 * @generated SignedSource<<414ee8ae668b3124ca0d52d2fa5e76e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBeginningIdentity_siteIdentity$data = {
  readonly ownerName: string;
  readonly portrait: {
    readonly src: string;
  } | null | undefined;
  readonly tagline: string;
  readonly version: number;
  readonly " $fragmentType": "useBeginningIdentity_siteIdentity";
};
export type useBeginningIdentity_siteIdentity$key = {
  readonly " $data"?: useBeginningIdentity_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBeginningIdentity_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBeginningIdentity_siteIdentity",
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
      "kind": "ScalarField",
      "name": "tagline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "portrait",
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

(node as any).hash = "1a067c59de7d80353d2094fdf08f639f";

export default node;
