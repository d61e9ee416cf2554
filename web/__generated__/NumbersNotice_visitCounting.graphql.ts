/**
 * @generated SignedSource<<64c0f805b9a1d4635580c0bc38700cf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumbersNotice_visitCounting$data = {
  readonly isOn: boolean;
  readonly " $fragmentType": "NumbersNotice_visitCounting";
};
export type NumbersNotice_visitCounting$key = {
  readonly " $data"?: NumbersNotice_visitCounting$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumbersNotice_visitCounting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumbersNotice_visitCounting",
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

(node as any).hash = "b534788e9cbefe51d03084fcf2f5489e";

export default node;
