/**
 * @generated SignedSource<<3eff43d2c2968058c595ebaff3e14902>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MovingSources_motion$data = {
  readonly mediaType: string;
  readonly phoneSrc: string | null | undefined;
  readonly srcSet: string;
  readonly " $fragmentType": "MovingSources_motion";
};
export type MovingSources_motion$key = {
  readonly " $data"?: MovingSources_motion$data;
  readonly " $fragmentSpreads": FragmentRefs<"MovingSources_motion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MovingSources_motion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mediaType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "srcSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneSrc",
      "storageKey": null
    }
  ],
  "type": "Motion",
  "abstractKey": null
};

(node as any).hash = "dafe4a735c55a4537f442415056e314f";

export default node;
