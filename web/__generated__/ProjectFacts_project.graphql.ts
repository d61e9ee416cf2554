/**
 * @generated SignedSource<<d9199172dfdfe784eaa4912015cb4d45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectFacts_project$data = {
  readonly facts: {
    readonly client: string;
    readonly links: ReadonlyArray<{
      readonly label: string;
      readonly url: string;
    }>;
    readonly role: string;
    readonly tags: ReadonlyArray<string>;
    readonly team: ReadonlyArray<{
      readonly name: string;
      readonly role: string;
    }>;
    readonly year: string;
  } | null | undefined;
  readonly " $fragmentType": "ProjectFacts_project";
};
export type ProjectFacts_project$key = {
  readonly " $data"?: ProjectFacts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectFacts_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectFacts_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "client",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TeamMember",
          "kind": "LinkedField",
          "name": "team",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjectLink",
          "kind": "LinkedField",
          "name": "links",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tags",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProjectContent",
  "abstractKey": "__isProjectContent"
};
})();

(node as any).hash = "a6d3a6414a3aa74206fc29138b7ce560";

export default node;
