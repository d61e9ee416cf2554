/**
 * @generated SignedSource<<5ce9a5a3464201deb3f540ee284e66e8>>
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
  readonly text: string;
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
      "name": "text",
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

(node as any).hash = "15986edbca1eeadb8f3d7dff2aad3afd";

export default node;
