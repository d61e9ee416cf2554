/**
 * @generated SignedSource<<0a16735d6942ca64f06e6dee43b31398>>
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

(node as any).hash = "6946b56ad74c6e036cad43a1a2f421d7";

export default node;
