/**
 * @generated SignedSource<<60766da823516b9491a35042f23e7655>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConditionNotices_condition$data = {
  readonly fullDisk: string | null | undefined;
  readonly isDatabaseWhole: boolean;
  readonly lostFiles: ReadonlyArray<{
    readonly asset: {
      readonly fileName: string;
      readonly path: string;
      readonly " $fragmentSpreads": FragmentRefs<"FilePlaces_asset">;
    } | null | undefined;
    readonly isMissing: boolean;
  }>;
  readonly staticCopyProblem: string | null | undefined;
  readonly " $fragmentType": "ConditionNotices_condition";
};
export type ConditionNotices_condition$key = {
  readonly " $data"?: ConditionNotices_condition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConditionNotices_condition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConditionNotices_condition",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDatabaseWhole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullDisk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staticCopyProblem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LostFile",
      "kind": "LinkedField",
      "name": "lostFiles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMissing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaAsset",
          "kind": "LinkedField",
          "name": "asset",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileName",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FilePlaces_asset"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Condition",
  "abstractKey": null
};

(node as any).hash = "daba03009f48c44cdeedaf125de94020";

export default node;
