/**
 * @generated SignedSource<<168c2e39293409e429923d7589bf8601>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProtectedProject_project$data = {
  readonly name: string;
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "459d04abd9c0a66f23bd4938324a83d2";

export default node;
