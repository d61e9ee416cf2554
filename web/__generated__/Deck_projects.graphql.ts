/**
 * @generated SignedSource<<80cdd607a00d7597b16071c8a85f4df4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
export type TableHeaders = "BOTH" | "COLUMN" | "NONE" | "ROW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Deck_projects$data = ReadonlyArray<{
  readonly brief: {
    readonly numbers: ReadonlyArray<{
      readonly value: string;
    }>;
    readonly outcome: string;
    readonly " $fragmentSpreads": FragmentRefs<"BriefParts_brief">;
  } | null | undefined;
  readonly caseStudy: {
    readonly sections: ReadonlyArray<{
      readonly modules: ReadonlyArray<{
        readonly __typename: string;
        readonly content?: string;
        readonly contentHtml?: string;
        readonly headers?: TableHeaders;
        readonly inPresentation: boolean;
        readonly isBeside: boolean;
        readonly isBlank: boolean;
        readonly isHidden: boolean;
        readonly isWide: boolean;
        readonly items?: ReadonlyArray<{
          readonly media: {
            readonly __typename: "Media";
          } | null | undefined;
        }>;
        readonly rows?: ReadonlyArray<{
          readonly __typename: "TableRow";
        }>;
        readonly speakerNotes: string;
        readonly " $fragmentSpreads": FragmentRefs<"blocks_module">;
      }>;
      readonly name: string | null | undefined;
      readonly section: ProjectSection;
    }>;
  } | null | undefined;
  readonly facts: {
    readonly client: string;
    readonly role: string;
    readonly year: string;
  } | null | undefined;
  readonly hyphenatedName: string;
  readonly id: string;
  readonly language: string;
  readonly name: string;
  readonly pageHero: {
    readonly " $fragmentSpreads": FragmentRefs<"ModuleMedia_media">;
  } | null | undefined;
  readonly " $fragmentType": "Deck_projects";
}>;
export type Deck_projects$key = ReadonlyArray<{
  readonly " $data"?: Deck_projects$data;
  readonly " $fragmentSpreads": FragmentRefs<"Deck_projects">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "contentHtml",
    "storageKey": null
  }
],
v3 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Deck_projects",
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
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hyphenatedName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "pageHero",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModuleMedia_media"
        }
      ],
      "storageKey": null
    },
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectBrief",
      "kind": "LinkedField",
      "name": "brief",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BriefNumber",
          "kind": "LinkedField",
          "name": "numbers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BriefParts_brief"
        }
      ],
      "storageKey": null
    },
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
          "concreteType": "SeenSection",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "modules",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isHidden",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isBlank",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isBeside",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isWide",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "inPresentation",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "speakerNotes",
                  "storageKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v2/*:: as any*/),
                  "type": "TextModule",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v2/*:: as any*/),
                  "type": "TextImageModule",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "GalleryItem",
                      "kind": "LinkedField",
                      "name": "items",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Media",
                          "kind": "LinkedField",
                          "name": "media",
                          "plural": false,
                          "selections": (v3/*:: as any*/),
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "type": "GalleryModule",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "headers",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "TableRow",
                      "kind": "LinkedField",
                      "name": "rows",
                      "plural": true,
                      "selections": (v3/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "type": "TableModule",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "content",
                      "storageKey": null
                    }
                  ],
                  "type": "CodeModule",
                  "abstractKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "blocks_module"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "34a3e1391dd991495cea635c572fc9b0";

export default node;
