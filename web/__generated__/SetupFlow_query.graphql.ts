/**
 * @generated SignedSource<<07e7adbe06179635043e07ec61bbb4b9>>
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
    readonly " $fragmentSpreads": FragmentRefs<"useIdentity_siteIdentity">;
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
          "name": "useIdentity_siteIdentity"
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

(node as any).hash = "b0c2fe65cb3b9189ea319209dfa4eef0";

export default node;
