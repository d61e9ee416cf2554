/**
 * @generated SignedSource<<77567f517c76c17729648cb25cf30df5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectSections_caseStudy$data = {
  readonly process: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
  }>;
  readonly result: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
  }>;
  readonly role: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
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
var v0 = [
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "role",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "why",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "result",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "process",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "solution",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "shippedGoods",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CaseStudy",
  "abstractKey": null
};
})();

(node as any).hash = "ce432775a4d55661cfe7a8f5e8766f71";

export default node;
