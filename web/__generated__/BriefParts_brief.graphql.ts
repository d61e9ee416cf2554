/**
 * @generated SignedSource<<fa9fb0308b56dc164c4d09c0d4f6ff71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BriefParts_brief$data = {
  readonly numbers: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly outcome: string;
  readonly pictureSections: ReadonlyArray<ProjectSection | null | undefined>;
  readonly pictures: ReadonlyArray<{
    readonly asset: {
      readonly altText: string;
      readonly height: number;
      readonly width: number;
    } | null | undefined;
    readonly kind: MediaKind;
    readonly src: string;
    readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  }>;
  readonly role: string;
  readonly team: string;
  readonly time: string;
  readonly " $fragmentType": "BriefParts_brief";
};
export type BriefParts_brief$key = {
  readonly " $data"?: BriefParts_brief$data;
  readonly " $fragmentSpreads": FragmentRefs<"BriefParts_brief">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BriefParts_brief",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BriefNumber",
      "kind": "LinkedField",
      "name": "numbers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "pictures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "src",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
              "name": "altText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_media"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureSections",
      "storageKey": null
    }
  ],
  "type": "ProjectBrief",
  "abstractKey": null
};

(node as any).hash = "a6c74118445263564192d40a001ea092";

export default node;
