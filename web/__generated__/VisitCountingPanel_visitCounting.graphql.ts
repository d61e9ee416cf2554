/**
 * @generated SignedSource<<79c1879e1751007b9763dab4d6d621ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitCountingPanel_visitCounting$data = {
  readonly isOn: boolean;
  readonly " $fragmentType": "VisitCountingPanel_visitCounting";
};
export type VisitCountingPanel_visitCounting$key = {
  readonly " $data"?: VisitCountingPanel_visitCounting$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitCountingPanel_visitCounting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitCountingPanel_visitCounting",
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

(node as any).hash = "b098a8e166404f7a406b17d6f5136afd";

export default node;
