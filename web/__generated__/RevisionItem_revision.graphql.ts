/**
 * @generated SignedSource<<c50ddb524546f85de46bfa2a44e51ceb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectPart = "BRIEF" | "FACTS" | "HERO_IMAGE" | "HOME_DISPLAY_WIDTH" | "HOME_HERO_IMAGE" | "LANGUAGE" | "LIGHT_ACCENT" | "LIGHT_GROUND" | "LIGHT_INK" | "LIGHT_MODE_NAV" | "LIGHT_SOURCE" | "NAME" | "OFFERS_PDF" | "OFFERS_PRESENTATION" | "PROCESS" | "RESULT" | "ROLE" | "SEARCH_DESCRIPTION" | "SECTION_LAYOUT" | "SHIPPED_GOODS" | "SHOW_ON_HOME" | "SLUG" | "SOCIAL_IMAGE" | "SOLUTION" | "WHY" | "WITHHOLDS_ORIGINALS" | "WORK_IMAGES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RevisionItem_revision$data = {
  readonly changedParts: ReadonlyArray<ProjectPart>;
  readonly createdAt: string;
  readonly restoredVersion: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "RevisionItem_revision";
};
export type RevisionItem_revision$key = {
  readonly " $data"?: RevisionItem_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionItem_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevisionItem_revision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restoredVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedParts",
      "storageKey": null
    }
  ],
  "type": "ProjectRevision",
  "abstractKey": null
};

(node as any).hash = "52d3308a9243a362947391e1c9f58f0e";

export default node;
