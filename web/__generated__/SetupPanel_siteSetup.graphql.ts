/**
 * @generated SignedSource<<9214931b7e214254d62ebee9b330fe79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SetupStepName = "ABOUT" | "COLORS" | "HEADLINE" | "NAME" | "PORTRAIT" | "PROJECT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetupPanel_siteSetup$data = {
  readonly steps: ReadonlyArray<{
    readonly isDone: boolean;
    readonly name: SetupStepName;
    readonly project: {
      readonly databaseId: number;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "SetupPanel_siteSetup";
};
export type SetupPanel_siteSetup$key = {
  readonly " $data"?: SetupPanel_siteSetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupPanel_siteSetup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupPanel_siteSetup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SetupStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
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
          "name": "isDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteSetup",
  "abstractKey": null
};

(node as any).hash = "caee1f1edf767a0727b81d371956ac33";

export default node;
