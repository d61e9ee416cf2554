/**
 * @generated SignedSource<<b2af3c06b09fb451bf20c27a16f6313d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TabRow_aboutTab$data = {
  readonly contentText: string;
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"EditTabDialog_aboutTab">;
  readonly " $fragmentType": "TabRow_aboutTab";
};
export type TabRow_aboutTab$key = {
  readonly " $data"?: TabRow_aboutTab$data;
  readonly " $fragmentSpreads": FragmentRefs<"TabRow_aboutTab">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TabRow_aboutTab",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentText",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditTabDialog_aboutTab"
    }
  ],
  "type": "AboutTab",
  "abstractKey": null
};

(node as any).hash = "4c560f7efe489225a4f562c9920747bd";

export default node;
