/**
 * @generated SignedSource<<ccf55d9e0c3c5c2654d16c4c4c1267d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublishControl_project$data = {
  readonly isPasswordProtected: boolean;
  readonly name: string;
  readonly publishAt: string | null | undefined;
  readonly visibility: Visibility;
  readonly " $fragmentSpreads": FragmentRefs<"PublishForm_project" | "VisibilityLabel_project">;
  readonly " $fragmentType": "PublishControl_project";
};
export type PublishControl_project$key = {
  readonly " $data"?: PublishControl_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishControl_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishControl_project",
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
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishAt",
      "storageKey": null
    },
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
      "name": "VisibilityLabel_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1e4d0e9960d282c6b59b8f0f584d9918";

export default node;
