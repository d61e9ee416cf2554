/**
 * @generated SignedSource<<460f28cd5d41080250086dcfc6d70021>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColorsPanel_siteColors$data = {
  readonly background: string;
  readonly navHover: string;
  readonly textPrimary: string;
  readonly textSecondary: string;
  readonly version: number;
  readonly " $fragmentType": "ColorsPanel_siteColors";
};
export type ColorsPanel_siteColors$key = {
  readonly " $data"?: ColorsPanel_siteColors$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColorsPanel_siteColors">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColorsPanel_siteColors",
  "selections": [
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
      "name": "background",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textPrimary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textSecondary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "navHover",
      "storageKey": null
    }
  ],
  "type": "SiteColors",
  "abstractKey": null
};

(node as any).hash = "26b8a640768827b31970b4d57e64fce4";

export default node;
