/**
 * @generated SignedSource<<602f7db22d2785fa0b2f2b7f7cacbc87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutPage_aboutContent$data = {
  readonly currentRole: string;
  readonly hyphenatedHeading: string;
  readonly linkedinUrl: string;
  readonly mainHeading: string;
  readonly mainParagraphHtml: string;
  readonly mainParagraphWords: string;
  readonly personalLifeHtml: string;
  readonly " $fragmentSpreads": FragmentRefs<"LinkedInLink_aboutContent">;
  readonly " $fragmentType": "AboutPage_aboutContent";
};
export type AboutPage_aboutContent$key = {
  readonly " $data"?: AboutPage_aboutContent$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutPage_aboutContent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutPage_aboutContent",
  "selections": [
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
      "name": "hyphenatedHeading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainParagraphHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mainParagraphWords",
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
      "name": "personalLifeHtml",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkedInLink_aboutContent"
    }
  ],
  "type": "AboutContent",
  "abstractKey": null
};

(node as any).hash = "1d154f0b438cc2ea65d39c923706378d";

export default node;
