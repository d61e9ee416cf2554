/**
 * @generated SignedSource<<a8499c1450b2448716b70bfc11c06957>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewedModules_project$data = {
  readonly reviewComments: ReadonlyArray<{
    readonly id: string;
    readonly isResolved: boolean;
    readonly isTodo: boolean;
    readonly moduleId: string;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleThread_comment">;
  }>;
  readonly " $fragmentType": "ReviewedModules_project";
};
export type ReviewedModules_project$key = {
  readonly " $data"?: ReviewedModules_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedModules_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewedModules_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewComment",
      "kind": "LinkedField",
      "name": "reviewComments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isResolved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTodo",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModuleThread_comment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1f88f64c17dd71b5c15e8614958a2933";

export default node;
