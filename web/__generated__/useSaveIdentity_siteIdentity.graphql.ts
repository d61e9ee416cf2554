/**
 * @generated SignedSource<<84a6440c33b1bfdad12e08141d90af68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSaveIdentity_siteIdentity$data = {
  readonly ownerName: string;
  readonly portrait: {
    readonly src: string;
  } | null | undefined;
  readonly tagline: string;
  readonly version: number;
  readonly " $fragmentType": "useSaveIdentity_siteIdentity";
};
export type useSaveIdentity_siteIdentity$key = {
  readonly " $data"?: useSaveIdentity_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveIdentity_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSaveIdentity_siteIdentity",
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

(node as any).hash = "ee27e653a6cf34c5eaad62740228547b";

export default node;
