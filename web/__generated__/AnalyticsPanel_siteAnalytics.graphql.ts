/**
 * @generated SignedSource<<3d4a868916e7a118f35355c1e5b6dd99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsPanel_siteAnalytics$data = {
  readonly measurementId: string;
  readonly variable: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "AnalyticsPanel_siteAnalytics";
};
export type AnalyticsPanel_siteAnalytics$key = {
  readonly " $data"?: AnalyticsPanel_siteAnalytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsPanel_siteAnalytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalyticsPanel_siteAnalytics",
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
      "name": "measurementId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variable",
      "storageKey": null
    }
  ],
  "type": "SiteAnalytics",
  "abstractKey": null
};

(node as any).hash = "024b96402f445fd7094d4e9a7b9d632c";

export default node;
