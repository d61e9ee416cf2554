/**
 * @generated SignedSource<<0f300359f53a63ec81433f714ebc80a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ModuleAudience = "ACCESS" | "PROJECT" | "PUBLIC" | "%future added value";
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectHead_project$data = {
  readonly caseStudy: {
    readonly role: ReadonlyArray<{
      readonly audience: ModuleAudience;
      readonly contentWords?: string;
      readonly isHidden: boolean;
    }>;
    readonly why: ReadonlyArray<{
      readonly audience: ModuleAudience;
      readonly contentWords?: string;
      readonly isHidden: boolean;
    }>;
  } | null | undefined;
  readonly changedAt: string;
  readonly createdAt: string;
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
  readonly heroImage: {
    readonly asset: {
      readonly altText: string;
    } | null | undefined;
    readonly previewSrc: string | null | undefined;
  } | null | undefined;
  readonly homeHeroImage: {
    readonly asset: {
      readonly altText: string;
    } | null | undefined;
    readonly previewSrc: string | null | undefined;
  } | null | undefined;
  readonly isPasswordProtected: boolean;
  readonly language: string;
  readonly name: string;
  readonly searchDescription: string;
  readonly slug: string;
  readonly socialImage: {
    readonly asset: {
      readonly altText: string;
    } | null | undefined;
    readonly previewSrc: string | null | undefined;
  } | null | undefined;
  readonly visibility: Visibility;
  readonly " $fragmentType": "ProjectHead_project";
};
export type ProjectHead_project$key = {
  readonly " $data"?: ProjectHead_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectHead_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "previewSrc",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaAsset",
    "kind": "LinkedField",
    "name": "asset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "altText",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "audience",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isHidden",
    "storageKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contentWords",
        "storageKey": null
      }
    ],
    "type": "TextModule",
    "abstractKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectHead_project",
  "selections": [
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPasswordProtected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "searchDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "homeHeroImage",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "heroImage",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "socialImage",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TeamMember",
          "kind": "LinkedField",
          "name": "team",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
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
          "concreteType": null,
          "kind": "LinkedField",
          "name": "role",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "why",
          "plural": true,
          "selections": (v3/*:: as any*/),
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

(node as any).hash = "7859947ba3dec51ed0e08d80018dedf7";

export default node;
