/**
 * @generated SignedSource<<3149f9a1d5adc694bc6ab9d8e1283664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MainContent_aboutContent$data = {
  readonly currentRole: string;
  readonly id: string;
  readonly linkedinUrl: string;
  readonly mainHeading: string;
  readonly mainParagraph: string;
  readonly mainParagraphMarkup: number;
  readonly personalLife: string;
  readonly personalLifeMarkup: number;
  readonly version: number;
  readonly " $fragmentType": "MainContent_aboutContent";
};
export type MainContent_aboutContent$key = {
  readonly " $data"?: MainContent_aboutContent$data;
  readonly " $fragmentSpreads": FragmentRefs<"MainContent_aboutContent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MainContent_aboutContent",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainHeading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainParagraph",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainParagraphMarkup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personalLife",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personalLifeMarkup",
      "storageKey": null
    }
  ],
  "type": "AboutContent",
  "abstractKey": null
};

(node as any).hash = "17742a5d5351d5b29e2dd98bdc5b52ed";

export default node;
