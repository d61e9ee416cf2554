/**
 * @generated SignedSource<<92137fa2352c52a01c46bf1b7f950638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormerSlugs_project$data = {
  readonly formerSlugs: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly id: string;
  readonly slug: string;
  readonly " $fragmentType": "FormerSlugs_project";
};
export type FormerSlugs_project$key = {
  readonly " $data"?: FormerSlugs_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormerSlugs_project">;
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
  "name": "FormerSlugs_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "c003afba962550e5b74ced5d4dfaae1a";

export default node;
