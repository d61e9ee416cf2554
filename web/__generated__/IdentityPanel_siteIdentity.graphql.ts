/**
 * @generated SignedSource<<5adb905aed6990dee0fe01babcd61ee2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdentityPanel_siteIdentity$data = {
  readonly footerText: string;
  readonly logo: {
    readonly src: string;
  } | null | undefined;
  readonly ownerName: string;
  readonly portrait: {
    readonly src: string;
  } | null | undefined;
  readonly tagline: string;
  readonly teaserCaption: string;
  readonly teaserPhoto: {
    readonly src: string;
  } | null | undefined;
  readonly teaserText: string;
  readonly version: number;
  readonly " $fragmentType": "IdentityPanel_siteIdentity";
};
export type IdentityPanel_siteIdentity$key = {
  readonly " $data"?: IdentityPanel_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdentityPanel_siteIdentity">;
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
  "name": "IdentityPanel_siteIdentity",
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
      "kind": "ScalarField",
      "name": "footerText",
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
      "kind": "ScalarField",
      "name": "teaserCaption",
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "teaserPhoto",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};
})();

(node as any).hash = "213ff65c6f0678926e159cda7b871877";

export default node;
