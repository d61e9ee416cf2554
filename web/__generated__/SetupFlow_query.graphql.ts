/**
 * @generated SignedSource<<939c7479f32d002f39da4dd89681e0a3>>
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
    readonly " $fragmentSpreads": FragmentRefs<"useBeginningIdentity_siteIdentity">;
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
          "name": "useBeginningIdentity_siteIdentity"
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

(node as any).hash = "7593dc91601ec65acfbc023cba188e87";

export default node;
