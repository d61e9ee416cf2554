/**
 * @generated SignedSource<<7d9e639576cb183f0c7886415c5b32e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsOutline_demo$data = {
  readonly isPresent: boolean;
  readonly restorableUntil: string | null | undefined;
  readonly " $fragmentType": "SettingsOutline_demo";
};
export type SettingsOutline_demo$key = {
  readonly " $data"?: SettingsOutline_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsOutline_demo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsOutline_demo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPresent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restorableUntil",
      "storageKey": null
    }
  ],
  "type": "Demo",
  "abstractKey": null
};

(node as any).hash = "10a50c66bea7507fb59a3a9ca50bccc5";

export default node;
