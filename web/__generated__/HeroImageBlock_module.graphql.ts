/**
 * @generated SignedSource<<c0797614b6fe92cee202d4b89e238099>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroImageBlock_module$data = {
  readonly caption: string;
  readonly media: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly mediaView: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_view">;
  } | null | undefined;
  readonly " $fragmentType": "HeroImageBlock_module";
};
export type HeroImageBlock_module$key = {
  readonly " $data"?: HeroImageBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroImageBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroImageBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModuleMedia_media"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaView",
      "kind": "LinkedField",
      "name": "mediaView",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModuleMedia_view"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HeroImageModule",
  "abstractKey": null
};

(node as any).hash = "4ef7296624a46ac5edd913505d76d690";

export default node;
