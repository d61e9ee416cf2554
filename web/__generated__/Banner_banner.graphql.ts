/**
 * @generated SignedSource<<a612140d23204cf65397252453cdca0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Banner_banner$data = {
  readonly content: string;
  readonly isActive: boolean;
  readonly " $fragmentType": "Banner_banner";
};
export type Banner_banner$key = {
  readonly " $data"?: Banner_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"Banner_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Banner_banner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "ef6a85a6ca6f603b916df2d1743b435f";

export default node;
