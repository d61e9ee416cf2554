/**
 * @generated SignedSource<<4af713c52ba4efa3fd552ee3ab56fa38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkedInLink_aboutContent$data = {
  readonly linkedinUrl: string;
  readonly " $fragmentType": "LinkedInLink_aboutContent";
};
export type LinkedInLink_aboutContent$key = {
  readonly " $data"?: LinkedInLink_aboutContent$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkedInLink_aboutContent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkedInLink_aboutContent",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
      "storageKey": null
    }
  ],
  "type": "AboutContent",
  "abstractKey": null
};

(node as any).hash = "d51909ce2870324b84f542e9e1566513";

export default node;
