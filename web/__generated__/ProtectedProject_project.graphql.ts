/**
 * @generated SignedSource<<90ac21d078c6e3e9048c627020d6af44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProtectedProject_project$data = {
  readonly hyphenatedName: string;
  readonly " $fragmentType": "ProtectedProject_project";
};
export type ProtectedProject_project$key = {
  readonly " $data"?: ProtectedProject_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProtectedProject_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProtectedProject_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hyphenatedName",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e60ace2840c14a4c033e4d052c831787";

export default node;
