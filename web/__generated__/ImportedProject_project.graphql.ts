/**
 * @generated SignedSource<<0b47b4b2da368dc748bdcfd15804933b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportedProject_project$data = {
  readonly from: string;
  readonly losses: ReadonlyArray<string>;
  readonly name: string;
  readonly otherCount: number;
  readonly pictureCount: number;
  readonly redirects: ReadonlyArray<string>;
  readonly textCount: number;
  readonly " $fragmentType": "ImportedProject_project";
};
export type ImportedProject_project$key = {
  readonly " $data"?: ImportedProject_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportedProject_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportedProject_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redirects",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "losses",
      "storageKey": null
    }
  ],
  "type": "ImportedProject",
  "abstractKey": null
};

(node as any).hash = "67fd285a2c5b9c07fc36d26166e6e63d";

export default node;
