/**
 * @generated SignedSource<<d9ecfdbca4bf2a5139072a0f2e2739a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RobotsPanel_siteRobots$data = {
  readonly allowsPreviews: boolean;
  readonly allowsSearch: boolean;
  readonly allowsTraining: boolean;
  readonly version: number;
  readonly " $fragmentType": "RobotsPanel_siteRobots";
};
export type RobotsPanel_siteRobots$key = {
  readonly " $data"?: RobotsPanel_siteRobots$data;
  readonly " $fragmentSpreads": FragmentRefs<"RobotsPanel_siteRobots">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RobotsPanel_siteRobots",
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
      "name": "allowsSearch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsTraining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsPreviews",
      "storageKey": null
    }
  ],
  "type": "SiteRobots",
  "abstractKey": null
};

(node as any).hash = "ca5cdf4132ff438c3ba9c0382b089a11";

export default node;
