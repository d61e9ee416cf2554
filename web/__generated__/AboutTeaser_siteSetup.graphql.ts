/**
 * @generated SignedSource<<b7622d0ae80a40e17d4cf89b8b0bbd52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutTeaser_siteSetup$data = {
  readonly isFinished: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "AboutTeaser_siteSetup";
};
export type AboutTeaser_siteSetup$key = {
  readonly " $data"?: AboutTeaser_siteSetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutTeaser_siteSetup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutTeaser_siteSetup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFinished",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "SiteSetup",
  "abstractKey": null
};

(node as any).hash = "75c1c0e0a8e137b6e3917727a24d56b8";

export default node;
