/**
 * @generated SignedSource<<d3a9bdf3de93f1ec9e072ce6ae9335d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeIntro_siteIdentity$data = {
  readonly headlineLines: ReadonlyArray<number>;
  readonly hyphenatedTagline: string;
  readonly ownerName: string;
  readonly " $fragmentType": "HomeIntro_siteIdentity";
};
export type HomeIntro_siteIdentity$key = {
  readonly " $data"?: HomeIntro_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeIntro_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeIntro_siteIdentity",
  "selections": [
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
      "name": "hyphenatedTagline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headlineLines",
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "28d342b5d35c068bf7ea0e5a5295ad67";

export default node;
