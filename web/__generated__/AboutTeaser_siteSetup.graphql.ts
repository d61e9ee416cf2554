/**
 * @generated SignedSource<<2b4e89fbb35eac29660fe37adfbf46dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutTeaser_siteSetup$data = {
  readonly showsSamples: boolean;
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
      "name": "showsSamples",
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

(node as any).hash = "1f59c604b3ddb4d635da7ac3a4a0bccc";

export default node;
