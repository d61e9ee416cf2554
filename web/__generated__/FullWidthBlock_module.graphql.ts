/**
 * @generated SignedSource<<59af0cd42be9b919f6d4ecf804a2dd80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FullWidthBlock_module$data = {
  readonly caption: string;
  readonly media: {
    readonly kind: MediaKind;
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly textHtml: string;
  readonly " $fragmentType": "FullWidthBlock_module";
};
export type FullWidthBlock_module$key = {
  readonly " $data"?: FullWidthBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"FullWidthBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FullWidthBlock_module",
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
      "kind": "ScalarField",
      "name": "textHtml",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModuleMedia_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FullWidthModule",
  "abstractKey": null
};

(node as any).hash = "343f9b137a5b25be750f86104cf6b9d7";

export default node;
