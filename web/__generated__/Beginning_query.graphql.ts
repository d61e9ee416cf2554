/**
 * @generated SignedSource<<24a94521a82a3a1e4750bcde33f0003e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Beginning = "DEMO" | "OWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Beginning_query$data = {
  readonly demo: {
    readonly isAlone: boolean;
    readonly isPresent: boolean;
    readonly restorableUntil: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RemoveDemoDialog_demo">;
  };
  readonly siteSetup: {
    readonly beginning: Beginning | null | undefined;
    readonly id: string;
    readonly isFinished: boolean;
    readonly isOffered: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"SetupPanel_siteSetup">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SetupFlow_query">;
  readonly " $fragmentType": "Beginning_query";
};
export type Beginning_query$key = {
  readonly " $data"?: Beginning_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Beginning_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Beginning_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Demo",
      "kind": "LinkedField",
      "name": "demo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPresent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAlone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restorableUntil",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RemoveDemoDialog_demo"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSetup",
      "kind": "LinkedField",
      "name": "siteSetup",
      "plural": false,
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
          "name": "beginning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFinished",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOffered",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SetupPanel_siteSetup"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetupFlow_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "dcdb6c75312f361da18430c0c8790c02";

export default node;
