/**
 * @generated SignedSource<<21ed429b5b97f44c7060c37bb688ab5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectSections_caseStudy$data = {
  readonly gates: ReadonlyArray<{
    readonly place: number;
    readonly section: ProjectSection;
  }>;
  readonly process: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
  }>;
  readonly result: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
  }>;
  readonly role: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
  }>;
  readonly sections: ReadonlyArray<{
    readonly name: string | null | undefined;
    readonly section: ProjectSection;
  }>;
  readonly shippedGoods: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
  }>;
  readonly solution: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
  }>;
  readonly why: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
  }>;
  readonly " $fragmentType": "ProjectSections_caseStudy";
};
export type ProjectSections_caseStudy$key = {
  readonly " $data"?: ProjectSections_caseStudy$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectSections_caseStudy">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "section",
  "storageKey": null
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProjectSection_modules"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectSections_caseStudy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SeenSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Gate",
      "kind": "LinkedField",
      "name": "gates",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "role",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "why",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "result",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "process",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "solution",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "shippedGoods",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CaseStudy",
  "abstractKey": null
};
})();

(node as any).hash = "a89d163ab6a719d8476f2f8d5fd31a4b";

export default node;
