/**
 * @generated SignedSource<<437897c10fdb44f175b141add129aa19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Voice = "EDITORIAL" | "GROTESQUE" | "HUMANIST" | "POSTER" | "TECHNICAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useVoice_siteLook$data = {
  readonly voice: Voice;
  readonly " $fragmentType": "useVoice_siteLook";
};
export type useVoice_siteLook$key = {
  readonly " $data"?: useVoice_siteLook$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVoice_siteLook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useVoice_siteLook",
  "selections": [
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

(node as any).hash = "5a3b71d70dbe1870c1993eb47da238bd";

export default node;
