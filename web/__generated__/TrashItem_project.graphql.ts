/**
 * @generated SignedSource<<cd48e34a385c527fd6e982215926bc83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrashItem_project$data = {
  readonly deletedAt: string | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "TrashItem_project";
};
export type TrashItem_project$key = {
  readonly " $data"?: TrashItem_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrashItem_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrashItem_project",
  "selections": [
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
      "name": "deletedAt",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "008345c178a3c97ebc1e85ed81e49f35";

export default node;
