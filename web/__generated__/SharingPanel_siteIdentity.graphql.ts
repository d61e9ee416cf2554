/**
 * @generated SignedSource<<75d60f43f6ce0a4079e3fcdc65daf786>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharingPanel_siteIdentity$data = {
  readonly searchDescription: string;
  readonly socialImage: {
    readonly src: string;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "SharingPanel_siteIdentity";
};
export type SharingPanel_siteIdentity$key = {
  readonly " $data"?: SharingPanel_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharingPanel_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharingPanel_siteIdentity",
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
      "name": "searchDescription",
      "storageKey": null
    },
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

(node as any).hash = "8855096b3dfe0f40c0925964bf1b2223";

export default node;
