/**
 * @generated SignedSource<<fa4741fb648ea0bfc9732a71d656f1c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedirectsPanel_redirect$data = {
  readonly id: string;
  readonly path: string;
  readonly target: string;
  readonly " $fragmentType": "RedirectsPanel_redirect";
};
export type RedirectsPanel_redirect$key = {
  readonly " $data"?: RedirectsPanel_redirect$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedirectsPanel_redirect">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RedirectsPanel_redirect",
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
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "target",
      "storageKey": null
    }
  ],
  "type": "Redirect",
  "abstractKey": null
};

(node as any).hash = "5d0cf848564fe645433d525a590ddcdf";

export default node;
