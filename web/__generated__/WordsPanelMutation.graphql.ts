/**
 * @generated SignedSource<<f6f28e568301d2c6d8a053c4ce115bd2>>
 * @relayHash ff0c840d6980dc2736442ff8c9d2b10c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c286006d6148e823577ab51b9a4444d2baae37bddba74115670ddca534cd6d2d

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
export type WordsPanelMutation$variables = {
  input: UpdateSiteWordsInput;
};
export type WordsPanelMutation$data = {
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
export type WordsPanelMutation = {
  response: WordsPanelMutation$data;
  variables: WordsPanelMutation$variables;
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
    "name": "WordsPanelMutation",
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
    "name": "WordsPanelMutation",
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
    "id": "c286006d6148e823577ab51b9a4444d2baae37bddba74115670ddca534cd6d2d",
    "metadata": {},
    "name": "WordsPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7f68ed89fa463de530992b2209f541c";

export default node;
