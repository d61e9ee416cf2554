/**
 * @generated SignedSource<<6c2920fd51c069e7c4d8a538298927d0>>
 * @relayHash e56852f0d658e29b38d928670a04f0c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b3d69627d86336d5b8fb67b1a65638bbc05d3f94f63845e559a5cad2bd039d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateAboutContentInput = {
  currentRole?: string | null | undefined;
  linkedinUrl?: string | null | undefined;
  mainHeading?: string | null | undefined;
  mainParagraph?: string | null | undefined;
  mainParagraphMarkup?: number | null | undefined;
  personalLife?: string | null | undefined;
  personalLifeMarkup?: number | null | undefined;
  version?: number | null | undefined;
};
export type MainContentMutation$variables = {
  input: UpdateAboutContentInput;
};
export type MainContentMutation$data = {
  readonly updateAboutContent: {
    readonly aboutContent: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"MainContent_aboutContent">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type MainContentMutation = {
  response: MainContentMutation$data;
  variables: MainContentMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MainContentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAboutContentPayload",
        "kind": "LinkedField",
        "name": "updateAboutContent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AboutContent",
            "kind": "LinkedField",
            "name": "aboutContent",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MainContent_aboutContent"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MainContentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAboutContentPayload",
        "kind": "LinkedField",
        "name": "updateAboutContent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AboutContent",
            "kind": "LinkedField",
            "name": "aboutContent",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mainHeading",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mainParagraph",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mainParagraphMarkup",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currentRole",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "linkedinUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "personalLife",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "personalLifeMarkup",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1b3d69627d86336d5b8fb67b1a65638bbc05d3f94f63845e559a5cad2bd039d1",
    "metadata": {},
    "name": "MainContentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a1e967aca5cdd6962287080c995a959";

export default node;
