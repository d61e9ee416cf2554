/**
 * @generated SignedSource<<b14cd214942f327feae15bc88348b7fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Captions_media$data = {
  readonly asset: {
    readonly captions: ReadonlyArray<{
      readonly label: string;
      readonly language: string;
      readonly src: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "Captions_media";
};
export type Captions_media$key = {
  readonly " $data"?: Captions_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Captions_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Captions_media",
  "selections": [
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
          "concreteType": "MediaCaption",
          "kind": "LinkedField",
          "name": "captions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "src",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "0741e6cd5e301c0fffa454e71f2995dc";

export default node;
