/**
 * @generated SignedSource<<2e85fb74a9d58a2cb3b86f2b74e9e26d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinksPanel_siteIdentity$data = {
  readonly email: string;
  readonly isEmailShown: boolean;
  readonly socialLinks: ReadonlyArray<{
    readonly label: string;
    readonly url: string;
  }>;
  readonly version: number;
  readonly " $fragmentType": "LinksPanel_siteIdentity";
};
export type LinksPanel_siteIdentity$key = {
  readonly " $data"?: LinksPanel_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinksPanel_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinksPanel_siteIdentity",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailShown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SocialLink",
      "kind": "LinkedField",
      "name": "socialLinks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "d5867aeabdb9fe4c535730dfbd0a0678";

export default node;
