/**
 * @generated SignedSource<<4fa5efeb2e88f7d64a1fff41f57d1ae1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProtectedProject_project$data = {
  readonly hyphenatedName: string;
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
      "name": "hyphenatedName",
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

(node as any).hash = "b6b304bc9e56225049ea447dcc168065";

export default node;
