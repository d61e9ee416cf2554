/**
 * @generated SignedSource<<ff9d9ef6134ac4bab815fcb2dfc33955>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ColumnAlignment = "CENTER" | "END" | "START" | "%future added value";
export type TableHeaders = "BOTH" | "COLUMN" | "NONE" | "ROW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TableBlock_module$data = {
  readonly caption: string;
  readonly columns: ReadonlyArray<{
    readonly align: ColumnAlignment | null | undefined;
  }>;
  readonly headers: TableHeaders;
  readonly rows: ReadonlyArray<{
    readonly cellsHtml: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "TableBlock_module";
};
export type TableBlock_module$key = {
  readonly " $data"?: TableBlock_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"TableBlock_module">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TableBlock_module",
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
      "name": "headers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TableColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "align",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TableRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cellsHtml",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TableModule",
  "abstractKey": null
};

(node as any).hash = "8dc9020a3a9a3c49d3a59392f92d9375";

export default node;
