/**
 * @generated SignedSource<<325a88ec6ca0b7d7a2e3383527356698>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColorsForm_siteColors$data = {
  readonly background: string;
  readonly navHover: string;
  readonly textPrimary: string;
  readonly textSecondary: string;
  readonly version: number;
  readonly " $fragmentType": "ColorsForm_siteColors";
};
export type ColorsForm_siteColors$key = {
  readonly " $data"?: ColorsForm_siteColors$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColorsForm_siteColors">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColorsForm_siteColors",
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

(node as any).hash = "1936545cbc8687e3f6b4086c3fc01262";

export default node;
