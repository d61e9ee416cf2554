/**
 * @generated SignedSource<<75e9485d355ee373e83aced272cb07f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewPane_project$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectPill_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "94b3e9178cdf3f36b739211078b8874c";

export default node;
