/**
 * @generated SignedSource<<809ce8ab6a05e2cbcc17076533b6e515>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkTags_query$data = {
  readonly tags: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
    readonly workImageCount: number;
  }>;
  readonly " $fragmentType": "WorkTags_query";
};
export type WorkTags_query$key = {
  readonly " $data"?: WorkTags_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkTags_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkTags_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "visibility",
          "value": "PUBLIC"
        }
      ],
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
          "name": "workImageCount",
          "storageKey": null
        }
      ],
      "storageKey": "tags(visibility:\"PUBLIC\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "75db7048a0d7794854c1ef48a848bc38";

export default node;
