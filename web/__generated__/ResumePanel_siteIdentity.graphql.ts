/**
 * @generated SignedSource<<b1c86a036d8695ba99de7840e337c252>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResumePanel_siteIdentity$data = {
  readonly resume: {
    readonly byteSize: number;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "ResumePanel_siteIdentity";
};
export type ResumePanel_siteIdentity$key = {
  readonly " $data"?: ResumePanel_siteIdentity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResumePanel_siteIdentity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResumePanel_siteIdentity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Resume",
      "kind": "LinkedField",
      "name": "resume",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byteSize",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteIdentity",
  "abstractKey": null
};

(node as any).hash = "27d65db52bdadae82e6a9a6975cb602a";

export default node;
