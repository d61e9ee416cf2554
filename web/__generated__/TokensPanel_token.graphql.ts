/**
 * @generated SignedSource<<9ee6564961ae6cec893c8d5e07dfff91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TokenScope = "DRAFT" | "INBOX" | "MEDIA" | "PUBLISH" | "READ" | "SETTINGS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TokensPanel_token$data = {
  readonly expiresAt: string;
  readonly id: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly scopes: ReadonlyArray<TokenScope>;
  readonly " $fragmentType": "TokensPanel_token";
};
export type TokensPanel_token$key = {
  readonly " $data"?: TokensPanel_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokensPanel_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TokensPanel_token",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "10cf5061a85cc654cf93b6c173b1000e";

export default node;
