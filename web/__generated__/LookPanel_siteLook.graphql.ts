/**
 * @generated SignedSource<<1e3aade003af58b6393568ddc0e139ce>>
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
  readonly cropsWork: boolean;
  readonly fillsLargeScreens: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cropsWork",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fillsLargeScreens",
      "storageKey": null
    }
  ],
  "type": "SiteLook",
  "abstractKey": null
};

(node as any).hash = "bb0118072a4a2dfa9cf3d71fb096a6e9";

export default node;
