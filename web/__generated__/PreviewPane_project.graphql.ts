/**
 * @generated SignedSource<<b09f6edbdd9f116ff0e19ae13eae326a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewPane_project$data = {
  readonly isPasswordProtected: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectPill_project">;
  readonly " $fragmentType": "PreviewPane_project";
};
export type PreviewPane_project$key = {
  readonly " $data"?: PreviewPane_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewPane_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewPane_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPasswordProtected",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectPill_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "02e934759af647ffdce281f1b74ce4b3";

export default node;
