/**
 * @generated SignedSource<<e774e4731de6f7ffe9c5c6c5e9cf1692>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseStudySection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NumbersLists_numbers$data = {
  readonly countries: ReadonlyArray<{
    readonly name: string;
    readonly views: number;
  }>;
  readonly devices: ReadonlyArray<{
    readonly name: string;
    readonly views: number;
  }>;
  readonly pages: ReadonlyArray<{
    readonly name: string;
    readonly project: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly reads: number;
    readonly views: number;
    readonly visitors: number;
  }>;
  readonly referrers: ReadonlyArray<{
    readonly name: string;
    readonly views: number;
  }>;
  readonly sections: ReadonlyArray<{
    readonly name: string | null | undefined;
    readonly reached: number;
    readonly section: CaseStudySection;
    readonly seen: number;
  }>;
  readonly " $fragmentType": "NumbersLists_numbers";
};
export type NumbersLists_numbers$key = {
  readonly " $data"?: NumbersLists_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumbersLists_numbers">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "views",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumbersLists_numbers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NumbersPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitors",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reads",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedCount",
      "kind": "LinkedField",
      "name": "referrers",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedCount",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedCount",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumbersSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "section",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reached",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Numbers",
  "abstractKey": null
};
})();

(node as any).hash = "1f2cb1078758a06c14040946f4b7878a";

export default node;
