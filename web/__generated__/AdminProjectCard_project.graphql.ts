/**
 * @generated SignedSource<<6b537cc7187b425130c7531cef9e2b0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProjectCard_project$data = {
  readonly id: string;
  readonly isPasswordProtected: boolean;
  readonly name: string;
  readonly showOnHome: boolean;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_project" | "ProjectThumbnails_project" | "VisibilityMenu_project">;
  readonly " $fragmentType": "AdminProjectCard_project";
};
export type AdminProjectCard_project$key = {
  readonly " $data"?: AdminProjectCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProjectCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProjectCard_project",
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

(node as any).hash = "6c09eb980b24f68294756672690efc18";

export default node;
