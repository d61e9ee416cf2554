/**
 * @generated SignedSource<<30c1587dc55e196ca2981dfb06f20282>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FontRole = "DISPLAY" | "TEXT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FontsPanel_siteLook$data = {
  readonly fonts: ReadonlyArray<{
    readonly family: string;
    readonly firstUrl: string | null | undefined;
    readonly role: FontRole;
  }>;
  readonly " $fragmentType": "FontsPanel_siteLook";
};
export type FontsPanel_siteLook$key = {
  readonly " $data"?: FontsPanel_siteLook$data;
  readonly " $fragmentSpreads": FragmentRefs<"FontsPanel_siteLook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FontsPanel_siteLook",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFont",
      "kind": "LinkedField",
      "name": "fonts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "family",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteLook",
  "abstractKey": null
};

(node as any).hash = "25afdcd21587c1b7d916363fd844103a";

export default node;
