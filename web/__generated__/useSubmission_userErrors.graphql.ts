/**
 * @generated SignedSource<<c5791dde7098fdc37ff075f8c285e14b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSubmission_userErrors$data = {
  readonly code: string;
  readonly field: string | null | undefined;
  readonly message: string;
  readonly " $fragmentType": "useSubmission_userErrors";
};
export type useSubmission_userErrors$key = {
  readonly " $data"?: useSubmission_userErrors$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSubmission_userErrors">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSubmission_userErrors",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": null
};

(node as any).hash = "a81d36159938d551d7b58b16bd1e440f";

export default node;
