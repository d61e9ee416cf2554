/**
 * @generated SignedSource<<b5bb2d5332955f978f72ab3202c0519c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublishSaved_project$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly showOnHome: boolean;
  readonly workImages: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PublishForm_project" | "useHasDrafts_project">;
  readonly " $fragmentType": "PublishSaved_project";
};
export type PublishSaved_project$key = {
  readonly " $data"?: PublishSaved_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishSaved_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishSaved_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showOnHome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkImage",
      "kind": "LinkedField",
      "name": "workImages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishForm_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHasDrafts_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "96016e33351fa08186e73c1e45759b77";

export default node;
