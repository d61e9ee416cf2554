/**
 * @generated SignedSource<<2661b0061752ebd2228b6aa30186645b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveDemoDialog_demo$data = {
  readonly changedProjects: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly isPresent: boolean;
  readonly projects: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "RemoveDemoDialog_demo";
};
export type RemoveDemoDialog_demo$key = {
  readonly " $data"?: RemoveDemoDialog_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveDemoDialog_demo">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemoveDemoDialog_demo",
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
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "projects",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "changedProjects",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Demo",
  "abstractKey": null
};
})();

(node as any).hash = "44aaa9f012a90ba4ed00c1a4d9afdc2a";

export default node;
