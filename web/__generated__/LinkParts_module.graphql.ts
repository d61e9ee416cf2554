/**
 * @generated SignedSource<<73b433593b2564bc9e51e94e98571544>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkParts_module$data = {
  readonly __typename: string;
  readonly contentWords?: string;
  readonly isBlank: boolean;
  readonly isHidden: boolean;
  readonly label: string;
  readonly moduleId: string | null | undefined;
  readonly " $fragmentType": "LinkParts_module";
};
export type LinkParts_module$key = {
  readonly " $data"?: LinkParts_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkParts_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkParts_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moduleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlank",
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
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contentWords",
          "storageKey": null
        }
      ],
      "type": "TextModule",
      "abstractKey": null
    }
  ],
  "type": "ContentModule",
  "abstractKey": "__isContentModule"
};

(node as any).hash = "7e1c776d614dfa5b3e1444b984288553";

export default node;
