/**
 * @generated SignedSource<<8d9337edb639c72ddbb42b04f3774808>>
 * @relayHash 8a986024a282a628aa796ff7dae92591
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0f3a8ecc91384f60a7697bec6388036bdab372df6769efaaae535861e03fa5f

import type { ConcreteRequest } from 'relay-runtime';
export type HomeDisplayWidth = "FULL" | "HALF" | "%future added value";
export type Side = "LEFT" | "RIGHT" | "%future added value";
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
export type CreateProjectInput = {
  heroImage?: string | null | undefined;
  homeDisplayWidth?: HomeDisplayWidth | null | undefined;
  homeHeroImage?: string | null | undefined;
  homeOrder?: number | null | undefined;
  isPasswordProtected?: boolean | null | undefined;
  lightModeNav?: boolean | null | undefined;
  name: string;
  publishAt?: string | null | undefined;
  publishZone?: string | null | undefined;
  sectionTexts?: CaseStudyTextInput | null | undefined;
  sections?: CaseStudyInput | null | undefined;
  showOnHome?: boolean | null | undefined;
  slug: string;
  visibility?: Visibility | null | undefined;
  workImages?: ReadonlyArray<string> | null | undefined;
  workOrder?: number | null | undefined;
};
export type CaseStudyTextInput = {
  process?: string | null | undefined;
  result?: string | null | undefined;
  role?: string | null | undefined;
  shippedGoods?: string | null | undefined;
  solution?: string | null | undefined;
  why?: string | null | undefined;
};
export type CaseStudyInput = {
  process?: ReadonlyArray<ContentModuleInput> | null | undefined;
  result?: ReadonlyArray<ContentModuleInput> | null | undefined;
  role?: ReadonlyArray<ContentModuleInput> | null | undefined;
  shippedGoods?: ReadonlyArray<ContentModuleInput> | null | undefined;
  solution?: ReadonlyArray<ContentModuleInput> | null | undefined;
  why?: ReadonlyArray<ContentModuleInput> | null | undefined;
};
export type ContentModuleInput = {
  heroImage: HeroImageModuleInput;
  imageImage?: never;
  text?: never;
  textImage?: never;
} | {
  heroImage?: never;
  imageImage: ImageImageModuleInput;
  text?: never;
  textImage?: never;
} | {
  heroImage?: never;
  imageImage?: never;
  text: TextModuleInput;
  textImage?: never;
} | {
  heroImage?: never;
  imageImage?: never;
  text?: never;
  textImage: TextImageModuleInput;
};
export type HeroImageModuleInput = {
  caption?: string | null | undefined;
  isHidden?: boolean | null | undefined;
  media?: string | null | undefined;
  moduleId?: string | null | undefined;
};
export type ImageImageModuleInput = {
  isHidden?: boolean | null | undefined;
  left?: string | null | undefined;
  leftText?: string | null | undefined;
  moduleId?: string | null | undefined;
  right?: string | null | undefined;
  rightText?: string | null | undefined;
};
export type TextModuleInput = {
  content: string;
  isHidden?: boolean | null | undefined;
  moduleId?: string | null | undefined;
  textPosition?: Side | null | undefined;
  title?: string | null | undefined;
};
export type TextImageModuleInput = {
  content: string;
  imagePosition: Side;
  isHidden?: boolean | null | undefined;
  media?: string | null | undefined;
  moduleId?: string | null | undefined;
};
export type useCreateProjectMutation$variables = {
  input: CreateProjectInput;
};
export type useCreateProjectMutation$data = {
  readonly createProject: {
    readonly project: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useCreateProjectMutation = {
  response: useCreateProjectMutation$data;
  variables: useCreateProjectMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateProjectPayload",
    "kind": "LinkedField",
    "name": "createProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateProjectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateProjectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b0f3a8ecc91384f60a7697bec6388036bdab372df6769efaaae535861e03fa5f",
    "metadata": {},
    "name": "useCreateProjectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ec7249a599110e3c7f720c27e70ffec";

export default node;
