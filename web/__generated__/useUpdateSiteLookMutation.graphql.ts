/**
 * @generated SignedSource<<7d8336e14143d93644da78e80aaa39f8>>
 * @relayHash 8e06b3a10038c7bbb40154e6e547f455
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fca749d0ecb04f5e6aabddc331ca41237c3ec6db4a49e24b62e4e8eaac6a389

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Voice = "EDITORIAL" | "GROTESQUE" | "HUMANIST" | "POSTER" | "TECHNICAL" | "%future added value";
export type UpdateSiteLookInput = {
  version?: number | null | undefined;
  voice: Voice;
};
export type useUpdateSiteLookMutation$variables = {
  input: UpdateSiteLookInput;
};
export type useUpdateSiteLookMutation$data = {
  readonly updateSiteLook: {
    readonly siteLook: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LookPanel_siteLook" | "useVoice_siteLook">;
    };
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useUpdateSiteLookMutation = {
  response: useUpdateSiteLookMutation$data;
  variables: useUpdateSiteLookMutation$variables;
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
    "name": "useUpdateSiteLookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteLookPayload",
        "kind": "LinkedField",
        "name": "updateSiteLook",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteLook",
            "kind": "LinkedField",
            "name": "siteLook",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LookPanel_siteLook"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useVoice_siteLook"
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
    "name": "useUpdateSiteLookMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteLookPayload",
        "kind": "LinkedField",
        "name": "updateSiteLook",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteLook",
            "kind": "LinkedField",
            "name": "siteLook",
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
                "name": "voice",
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
    "id": "1fca749d0ecb04f5e6aabddc331ca41237c3ec6db4a49e24b62e4e8eaac6a389",
    "metadata": {},
    "name": "useUpdateSiteLookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "763a4bea7bdb15e35d2e17874faa2987";

export default node;
