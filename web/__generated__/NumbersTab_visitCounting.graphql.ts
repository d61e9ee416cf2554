/**
 * @generated SignedSource<<ff0fb83c14b57c53a03aaecf89b37686>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumbersTab_visitCounting$data = {
  readonly isOn: boolean;
  readonly " $fragmentType": "NumbersTab_visitCounting";
};
export type NumbersTab_visitCounting$key = {
  readonly " $data"?: NumbersTab_visitCounting$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumbersTab_visitCounting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumbersTab_visitCounting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOn",
      "storageKey": null
    }
  ],
  "type": "VisitCounting",
  "abstractKey": null
};

(node as any).hash = "37d80145c7f4bb7a47989054ace81e25";

export default node;
