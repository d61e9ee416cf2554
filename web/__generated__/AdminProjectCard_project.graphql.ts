/**
 * @generated SignedSource<<f952690727f9685949eb89c8543f4f97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminProjectCard_project$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly isPasswordProtected: boolean;
  readonly name: string;
  readonly openCommentCount: number;
  readonly showOnHome: boolean;
  readonly slug: string;
  readonly visibility: Visibility;
  readonly workImages: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_project" | "ProjectThumbnails_project" | "VisibilityMenu_project" | "useHasDrafts_project">;
  readonly " $fragmentType": "AdminProjectCard_project";
};
export type AdminProjectCard_project$key = {
  readonly " $data"?: AdminProjectCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProjectCard_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProjectCard_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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
      "name": "showOnHome",
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
      "name": "openCommentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkImage",
      "kind": "LinkedField",
      "name": "workImages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHasDrafts_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectThumbnails_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectActions_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisibilityMenu_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "767abe8728f2a2e19066782bfc6e5d50";

export default node;
