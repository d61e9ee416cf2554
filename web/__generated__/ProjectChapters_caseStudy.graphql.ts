/**
 * @generated SignedSource<<87780519d8f5f28a8270607506bb975f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectChapters_caseStudy$data = {
  readonly process: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Chapter_modules">;
  }>;
  readonly result: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Chapter_modules">;
  }>;
  readonly role: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Chapter_modules">;
  }>;
  readonly shippedGoods: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Chapter_modules">;
  }>;
  readonly solution: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Chapter_modules">;
  }>;
  readonly why: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Chapter_modules">;
  }>;
  readonly " $fragmentType": "ProjectChapters_caseStudy";
};
export type ProjectChapters_caseStudy$key = {
  readonly " $data"?: ProjectChapters_caseStudy$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectChapters_caseStudy">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Chapter_modules"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectChapters_caseStudy",
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

(node as any).hash = "4d691ee8f8380a6cc04c149e215f4172";

export default node;
