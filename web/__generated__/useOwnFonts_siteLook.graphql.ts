/**
 * @generated SignedSource<<76227263d778b85126487ec896d5ecaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOwnFonts_siteLook$data = {
  readonly firstFontFiles: ReadonlyArray<string>;
  readonly fontStyles: string;
  readonly " $fragmentType": "useOwnFonts_siteLook";
};
export type useOwnFonts_siteLook$key = {
  readonly " $data"?: useOwnFonts_siteLook$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwnFonts_siteLook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOwnFonts_siteLook",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fontStyles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstFontFiles",
      "storageKey": null
    }
  ],
  "type": "SiteLook",
  "abstractKey": null
};

(node as any).hash = "b6003e020df29bd7264186f24a6a1bf0";

export default node;
