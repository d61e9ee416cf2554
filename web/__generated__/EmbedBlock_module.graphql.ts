/**
 * @generated SignedSource<<84bc2cadbeab514b60185a2cfca3b5b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmbedBlock_module$data = {
  readonly player: {
    readonly aspectRatio: number;
    readonly page: string;
    readonly sandbox: string;
    readonly site: string;
    readonly src: string;
  } | null | undefined;
  readonly poster: {
    readonly kind: MediaKind;
    readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "EmbedBlock_module";
};
export type EmbedBlock_module$key = {
  readonly " $data"?: EmbedBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmbedBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmbedBlock_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "poster",
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
          "name": "Picture_media"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Player",
      "kind": "LinkedField",
      "name": "player",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "site",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "src",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aspectRatio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sandbox",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmbedModule",
  "abstractKey": null
};

(node as any).hash = "fb263cf1a5b55eb51c569124d5f9e957";

export default node;
