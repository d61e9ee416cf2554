/**
 * @generated SignedSource<<ef39612b2d3ffa8f1197df4186d2a501>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyField = "HIDDEN" | "OPTIONAL" | "REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useIdentity_siteIdentity$data = {
  readonly companyField: CompanyField;
  readonly email: string;
  readonly favicon: {
    readonly src: string;
  } | null | undefined;
  readonly footerText: string;
  readonly isEmailShown: boolean;
  readonly logo: {
    readonly src: string;
  } | null | undefined;
  readonly ownerName: string;
  readonly portrait: {
    readonly src: string;
  } | null | undefined;
  readonly searchDescription: string;
  readonly socialImage: {
    readonly src: string;
  } | null | undefined;
  readonly socialLinks: ReadonlyArray<{
    readonly label: string;
    readonly url: string;
  }>;
  readonly tagline: string;
  readonly takesAccessRequests: boolean;
  readonly teaserCaption: string;
  readonly teaserPhoto: {
    readonly src: string;
  } | null | undefined;
  readonly teaserText: string;
  readonly version: number;
  readonly " $fragmentType": "useIdentity_siteIdentity";
};
export type useIdentity_siteIdentity$key = {
  readonly " $data"?: useIdentity_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIdentity_siteIdentity">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "src",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useIdentity_siteIdentity",
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
      "name": "logo",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "portrait",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teaserText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "teaserPhoto",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teaserCaption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "footerText",
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "favicon",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesAccessRequests",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyField",
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};
})();

(node as any).hash = "db5b8be41e41cf42b3cc9fa2d7cc3b0e";

export default node;
