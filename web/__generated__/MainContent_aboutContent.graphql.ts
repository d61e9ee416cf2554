/**
 * @generated SignedSource<<824d466bcded15b4d8bb5414cd6a9695>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MainContent_aboutContent$data = {
  readonly currentRole: string;
  readonly linkedinUrl: string;
  readonly mainHeading: string;
  readonly mainParagraph: string;
  readonly personalLife: string;
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
    }
  ],
  "type": "AboutContent",
  "abstractKey": null
};

(node as any).hash = "305887304274fa7af206965462581e48";

export default node;
