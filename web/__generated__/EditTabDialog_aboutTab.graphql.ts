/**
 * @generated SignedSource<<46390daa76f83cc9015ec9f65254f60a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditTabDialog_aboutTab$data = {
  readonly contentHeading: string;
  readonly contentText: string;
  readonly displayOrder: number;
  readonly id: string;
  readonly name: string;
  readonly quotesHeading: string;
  readonly slug: string;
  readonly version: number;
  readonly " $fragmentType": "EditTabDialog_aboutTab";
};
export type EditTabDialog_aboutTab$key = {
  readonly " $data"?: EditTabDialog_aboutTab$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditTabDialog_aboutTab">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditTabDialog_aboutTab",
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
      "name": "contentHeading",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quotesHeading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayOrder",
      "storageKey": null
    }
  ],
  "type": "AboutTab",
  "abstractKey": null
};

(node as any).hash = "94092667bf19a8e8b9f071b00133b9e2";

export default node;
