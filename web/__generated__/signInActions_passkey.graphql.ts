/**
 * @generated SignedSource<<fc5c710ecf7d3921a045c70937d213b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type signInActions_passkey$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "signInActions_passkey";
};
export type signInActions_passkey$key = {
  readonly " $data"?: signInActions_passkey$data;
  readonly " $fragmentSpreads": FragmentRefs<"signInActions_passkey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "signInActions_passkey",
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
      "name": "createdAt",
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
  "type": "Passkey",
  "abstractKey": null
};

(node as any).hash = "e59b1a3565647bd1207019cda583b75b";

export default node;
