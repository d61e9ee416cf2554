/**
 * @generated SignedSource<<85b39ea12abd5efebd67c8f4902d9126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Voice = "EDITORIAL" | "GROTESQUE" | "HUMANIST" | "POSTER" | "TECHNICAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LookPanel_siteLook$data = {
  readonly hasOwnLight: boolean;
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
      "name": "hasOwnLight",
      "storageKey": null
    }
  ],
  "type": "SiteLook",
  "abstractKey": null
};

(node as any).hash = "96c30e1706436e6da958f02ea4a7db28";

export default node;
