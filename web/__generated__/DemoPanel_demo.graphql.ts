/**
 * @generated SignedSource<<0591c27c14f6a3881cc551b08cce2a97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DemoPanel_demo$data = {
  readonly isPresent: boolean;
  readonly restorableUntil: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveDemoDialog_demo">;
  readonly " $fragmentType": "DemoPanel_demo";
};
export type DemoPanel_demo$key = {
  readonly " $data"?: DemoPanel_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoPanel_demo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoPanel_demo",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveDemoDialog_demo"
    }
  ],
  "type": "Demo",
  "abstractKey": null
};

(node as any).hash = "e189ac6c0c3a222d3b9cd3a7e7ca2912";

export default node;
