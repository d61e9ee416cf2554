/**
 * @generated SignedSource<<a00160e1ee8a463a9748be1eba6efeae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaticCopyPanel_staticCopy$data = {
  readonly address: string | null | undefined;
  readonly filesWritten: number | null | undefined;
  readonly isRunning: boolean;
  readonly leftOut: ReadonlyArray<string>;
  readonly madeAt: string | null | undefined;
  readonly pageCount: number | null | undefined;
  readonly pagesKnown: number | null | undefined;
  readonly pagesWritten: number | null | undefined;
  readonly problem: string | null | undefined;
  readonly size: number | null | undefined;
  readonly " $fragmentType": "StaticCopyPanel_staticCopy";
};
export type StaticCopyPanel_staticCopy$key = {
  readonly " $data"?: StaticCopyPanel_staticCopy$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaticCopyPanel_staticCopy">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaticCopyPanel_staticCopy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRunning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filesWritten",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pagesWritten",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pagesKnown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "StaticCopy",
  "abstractKey": null
};

(node as any).hash = "7238b09b2d84f86ba26c7625578f100a";

export default node;
