/**
 * @generated SignedSource<<0bce0bb6ea9a41fad9e9daa8c4c8df62>>
 * @relayHash 5f43b82558e55c4f7d2f23dbca643204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a27f19bb0146d23891b47eea263fc4ee4e2867a16852c20a68e736394114600

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateAboutContentInput = {
  currentRole?: string | null | undefined;
  linkedinUrl?: string | null | undefined;
  mainHeading?: string | null | undefined;
  mainParagraph?: string | null | undefined;
  personalLife?: string | null | undefined;
  version?: number | null | undefined;
};
export type useUpdateAboutContentMutation$variables = {
  input: UpdateAboutContentInput;
};
export type useUpdateAboutContentMutation$data = {
  readonly updateAboutContent: {
    readonly aboutContent: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"MainContent_aboutContent">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useUpdateAboutContentMutation = {
  response: useUpdateAboutContentMutation$data;
  variables: useUpdateAboutContentMutation$variables;
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateAboutContentMutation",
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
    "name": "useUpdateAboutContentMutation",
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
    "id": "9a27f19bb0146d23891b47eea263fc4ee4e2867a16852c20a68e736394114600",
    "metadata": {},
    "name": "useUpdateAboutContentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "643e18da9950f4201b36ad850d067305";

export default node;
