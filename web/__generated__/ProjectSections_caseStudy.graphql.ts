/**
 * @generated SignedSource<<c4f4a871c39bcb427f88d109382e0847>>
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
  readonly sections: ReadonlyArray<{
    readonly modules: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProjectSection_modules">;
    }>;
    readonly name: string | null | undefined;
    readonly section: ProjectSection;
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
};
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "modules",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProjectSection_modules"
            }
          ],
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
    }
  ],
  "type": "CaseStudy",
  "abstractKey": null
};
})();

(node as any).hash = "eea49b3f8020de625e8702614f6721b7";

export default node;
