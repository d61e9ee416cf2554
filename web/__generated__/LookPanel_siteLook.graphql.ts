/**
 * @generated SignedSource<<e3d02fc02b4fe7bba915a873e159a112>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeLayout = "INDEX" | "MOSAIC" | "STRIP" | "WALL" | "%future added value";
export type Voice = "EDITORIAL" | "GROTESQUE" | "HUMANIST" | "POSTER" | "TECHNICAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LookPanel_siteLook$data = {
  readonly hasOwnLight: boolean;
  readonly homeLayout: HomeLayout;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeLayout",
      "storageKey": null
    },
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

(node as any).hash = "d51984ee2a1fc1cb8440ffd24e373fef";

export default node;
