/**
 * @generated SignedSource<<159f07a85c809a26eef6904f39550d19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectFilterBar_query$data = {
  readonly tags: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
    readonly projectCount: number;
  }>;
  readonly " $fragmentType": "ProjectFilterBar_query";
};
export type ProjectFilterBar_query$key = {
  readonly " $data"?: ProjectFilterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectFilterBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectFilterBar_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
          "name": "projectCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d97210722c8ee5bbfeda666e6182ab8b";

export default node;
