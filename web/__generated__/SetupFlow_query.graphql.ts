/**
 * @generated SignedSource<<3f7a7d9e56b8284993566166df94dd23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupFlow_query$data = {
  readonly siteColors: {
    readonly " $fragmentSpreads": FragmentRefs<"ColorsForm_siteColors">;
  };
  readonly siteIdentity: {
    readonly " $fragmentSpreads": FragmentRefs<"useSaveIdentity_siteIdentity">;
  };
  readonly " $fragmentType": "SetupFlow_query";
};
export type SetupFlow_query$key = {
  readonly " $data"?: SetupFlow_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupFlow_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupFlow_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteIdentity",
      "kind": "LinkedField",
      "name": "siteIdentity",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useSaveIdentity_siteIdentity"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteColors",
      "kind": "LinkedField",
      "name": "siteColors",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ColorsForm_siteColors"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "63d63ae28801d7a3610f15a411e042d7";

export default node;
