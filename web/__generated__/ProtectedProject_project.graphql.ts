/**
 * @generated SignedSource<<8e6825f4b37b0ac85aed546daa3addf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProtectedProject_project$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectBrief_project">;
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectBrief_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1d11e4b840204149fbc9fdec4468719a";

export default node;
