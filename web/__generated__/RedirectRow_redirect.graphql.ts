/**
 * @generated SignedSource<<45372122bccd630f5f89a65ef99e03bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedirectRow_redirect$data = {
  readonly id: string;
  readonly path: string;
  readonly target: string;
  readonly " $fragmentType": "RedirectRow_redirect";
};
export type RedirectRow_redirect$key = {
  readonly " $data"?: RedirectRow_redirect$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedirectRow_redirect">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RedirectRow_redirect",
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

(node as any).hash = "6586794d681768b860c2ea935ff10d91";

export default node;
