/**
 * @generated SignedSource<<80522495001a0a19f93e7cb3c38c6da4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useHasOwnLight_siteLook$data = {
  readonly hasOwnLight: boolean;
  readonly " $fragmentType": "useHasOwnLight_siteLook";
};
export type useHasOwnLight_siteLook$key = {
  readonly " $data"?: useHasOwnLight_siteLook$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHasOwnLight_siteLook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useHasOwnLight_siteLook",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasOwnLight",
      "storageKey": null
    }
  ],
  "type": "SiteLook",
  "abstractKey": null
};

(node as any).hash = "ea73554f3c161aa1e45f68c4dccae32f";

export default node;
