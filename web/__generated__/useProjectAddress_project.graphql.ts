/**
 * @generated SignedSource<<bd5bc4df2d1609eded64b25e5c899e21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useProjectAddress_project$data = {
  readonly formerSlugs: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly slug: string;
  readonly " $fragmentType": "useProjectAddress_project";
};
export type useProjectAddress_project$key = {
  readonly " $data"?: useProjectAddress_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProjectAddress_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProjectAddress_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FormerSlug",
      "kind": "LinkedField",
      "name": "formerSlugs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "ad674bdba42cf13faebd4835b35348d7";

export default node;
