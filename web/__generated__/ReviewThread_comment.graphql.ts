/**
 * @generated SignedSource<<2384566e77bed910ff4588ef6653149d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewThread_comment$data = {
  readonly answers: ReadonlyArray<{
    readonly id: string;
    readonly isOwners: boolean;
    readonly text: string;
  }>;
  readonly id: string;
  readonly isAnchored: boolean;
  readonly isResolved: boolean;
  readonly name: string;
  readonly quote: string;
  readonly text: string;
  readonly " $fragmentType": "ReviewThread_comment";
};
export type ReviewThread_comment$key = {
  readonly " $data"?: ReviewThread_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewThread_comment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewThread_comment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAnchored",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isResolved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewAnswer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwners",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewComment",
  "abstractKey": null
};
})();

(node as any).hash = "16a9d7b8b8618cbde9d4d3a7cd65b438";

export default node;
