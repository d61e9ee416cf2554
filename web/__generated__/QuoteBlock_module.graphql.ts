/**
 * @generated SignedSource<<356f343c4d978584197afc000a42a521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteBlock_module$data = {
  readonly person: string;
  readonly portrait: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly portraitView: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_view">;
  } | null | undefined;
  readonly role: string;
  readonly textHtml: string;
  readonly " $fragmentType": "QuoteBlock_module";
};
export type QuoteBlock_module$key = {
  readonly " $data"?: QuoteBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteBlock_module",
  "selections": [
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
      "kind": "ScalarField",
      "name": "person",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "portrait",
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
      "name": "portraitView",
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
  "type": "QuoteModule",
  "abstractKey": null
};

(node as any).hash = "06a73011f2b3d74ae821f2ffd2359bbc";

export default node;
