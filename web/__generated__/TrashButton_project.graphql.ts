/**
 * @generated SignedSource<<e4ef0786cb2f30197140c55b9231599a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrashButton_project$data = {
  readonly deletedAt: string | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "TrashButton_project";
};
export type TrashButton_project$key = {
  readonly " $data"?: TrashButton_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrashButton_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrashButton_project",
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

(node as any).hash = "d61a78833dc25171b1230987bea0c08e";

export default node;
