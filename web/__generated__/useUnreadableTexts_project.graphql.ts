/**
 * @generated SignedSource<<c506c1bc4701d22e7cd90b915677d2a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useUnreadableTexts_project$data = {
  readonly caseStudy: {
    readonly processContent: string;
    readonly resultContent: string;
    readonly roleContent: string;
    readonly shippedGoodsContent: string;
    readonly solutionContent: string;
    readonly unreadableSections: ReadonlyArray<ProjectSection>;
    readonly whyContent: string;
  } | null | undefined;
  readonly " $fragmentType": "useUnreadableTexts_project";
};
export type useUnreadableTexts_project$key = {
  readonly " $data"?: useUnreadableTexts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadableTexts_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUnreadableTexts_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CaseStudy",
      "kind": "LinkedField",
      "name": "caseStudy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadableSections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleContent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "whyContent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resultContent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "processContent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solutionContent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippedGoodsContent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "2162e2c0405ff83d4833884dca2fe61c";

export default node;
