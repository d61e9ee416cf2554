/**
 * @generated SignedSource<<0120144336fb73bf4c3f1b69e3aec3d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseStudySection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExportNumbers_numbers$data = {
  readonly countries: ReadonlyArray<{
    readonly name: string;
    readonly views: number;
  }>;
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly reads: number;
    readonly seconds: number;
    readonly views: number;
    readonly visitors: number;
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
    readonly seconds: number;
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
  readonly " $fragmentType": "ExportNumbers_numbers";
};
export type ExportNumbers_numbers$key = {
  readonly " $data"?: ExportNumbers_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportNumbers_numbers">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "views",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reads",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seconds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportNumbers_numbers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NumbersDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumbersPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
            (v4/*:: as any*/)
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
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedCount",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedCount",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": (v5/*:: as any*/),
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
        (v4/*:: as any*/),
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

(node as any).hash = "0afab6ee121b442cb321e66a7d9fe959";

export default node;
