/**
 * @generated SignedSource<<1bc6007d2a5dcf19626560cbc8e0144c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewReadCount_firstReads$data = {
  readonly unseenCount: number;
  readonly " $fragmentType": "NewReadCount_firstReads";
};
export type NewReadCount_firstReads$key = {
  readonly " $data"?: NewReadCount_firstReads$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewReadCount_firstReads">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewReadCount_firstReads",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unseenCount",
      "storageKey": null
    }
  ],
  "type": "FirstReads",
  "abstractKey": null
};

(node as any).hash = "94dee2a717eb5369b7650463592c58a5";

export default node;
