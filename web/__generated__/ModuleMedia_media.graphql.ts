/**
 * @generated SignedSource<<43a01f656ea6f2c3e7ce6cf26adde56c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ModuleMedia_media$data = {
  readonly asset: {
    readonly altText: string;
  } | null | undefined;
  readonly kind: MediaKind;
  readonly " $fragmentSpreads": FragmentRefs<"Film_media" | "Picture_media">;
  readonly " $fragmentType": "ModuleMedia_media";
};
export type ModuleMedia_media$key = {
  readonly " $data"?: ModuleMedia_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ModuleMedia_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaAsset",
      "kind": "LinkedField",
      "name": "asset",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "altText",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Picture_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Film_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "aab5661253c31f8ef67dc6564fe50559";

export default node;
