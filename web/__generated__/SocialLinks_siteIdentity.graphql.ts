/**
 * @generated SignedSource<<756cdceede28773414047aa75a3db65c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialLinks_siteIdentity$data = {
  readonly email: string;
  readonly isEmailShown: boolean;
  readonly socialLinks: ReadonlyArray<{
    readonly label: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "SocialLinks_siteIdentity";
};
export type SocialLinks_siteIdentity$key = {
  readonly " $data"?: SocialLinks_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialLinks_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialLinks_siteIdentity",
  "selections": [
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

(node as any).hash = "6374c83b7366b18a5e2a0eca3d49e6d8";

export default node;
