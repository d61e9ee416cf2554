/**
 * @generated SignedSource<<ed73773fc89c1dcc167bb9d4be163c73>>
 * @relayHash 7f9677e56a909d4d2986aa11a0cc0cd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b3cc5830f2c95dd4c32b9d437209117508c8afc090e2ccad05fea2f4188643e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateSiteWordsInput = {
  language?: string | null | undefined;
  version?: number | null | undefined;
  wordings?: ReadonlyArray<WordingInput> | null | undefined;
};
export type WordingInput = {
  key: string;
  text: string;
};
export type useUpdateSiteWordsMutation$variables = {
  input: UpdateSiteWordsInput;
};
export type useUpdateSiteWordsMutation$data = {
  readonly updateSiteWords: {
    readonly siteWords: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SiteWordsProvider_siteWords" | "WordsPanel_siteWords">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useUpdateSiteWordsMutation = {
  response: useUpdateSiteWordsMutation$data;
  variables: useUpdateSiteWordsMutation$variables;
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
    "name": "useUpdateSiteWordsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteWordsPayload",
        "kind": "LinkedField",
        "name": "updateSiteWords",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteWords",
            "kind": "LinkedField",
            "name": "siteWords",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WordsPanel_siteWords"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SiteWordsProvider_siteWords"
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
    "name": "useUpdateSiteWordsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteWordsPayload",
        "kind": "LinkedField",
        "name": "updateSiteWords",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteWords",
            "kind": "LinkedField",
            "name": "siteWords",
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
                "name": "language",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Wording",
                "kind": "LinkedField",
                "name": "wordings",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  }
                ],
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
    "id": "2b3cc5830f2c95dd4c32b9d437209117508c8afc090e2ccad05fea2f4188643e",
    "metadata": {},
    "name": "useUpdateSiteWordsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fa83a97d4bb2310583ff64ef3df0d13";

export default node;
