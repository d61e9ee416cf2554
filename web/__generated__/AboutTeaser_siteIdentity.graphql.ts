/**
 * @generated SignedSource<<86ffdc742e293810f3599e5f8fb9fab5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutTeaser_siteIdentity$data = {
  readonly ownerName: string;
  readonly teaserCaption: string;
  readonly teaserPhoto: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  } | null | undefined;
  readonly teaserText: string;
  readonly " $fragmentType": "AboutTeaser_siteIdentity";
};
export type AboutTeaser_siteIdentity$key = {
  readonly " $data"?: AboutTeaser_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutTeaser_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutTeaser_siteIdentity",
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
      "name": "teaserPhoto",
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

(node as any).hash = "426ebad8ba2b5179f079f82aaafc94d0";

export default node;
