/**
 * @generated SignedSource<<8114f42813259b1ef912a0051fb5a227>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Voice = "EDITORIAL" | "GROTESQUE" | "HUMANIST" | "POSTER" | "TECHNICAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LookPanel_siteLook$data = {
  readonly version: number;
  readonly voice: Voice;
  readonly " $fragmentType": "LookPanel_siteLook";
};
export type LookPanel_siteLook$key = {
  readonly " $data"?: LookPanel_siteLook$data;
  readonly " $fragmentSpreads": FragmentRefs<"LookPanel_siteLook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LookPanel_siteLook",
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
      "name": "voice",
      "storageKey": null
    }
  ],
  "type": "SiteLook",
  "abstractKey": null
};

(node as any).hash = "90d89c2bd5f4f23f91d548fcf0ccb2d2";

export default node;
