/**
 * @generated SignedSource<<57a49afc0427218bd9c7fb062d5b38c1>>
 * @relayHash 6619fdcb4526e8572421fc4be6eb09ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f55e647d4b78fd877db48c65cb5e9cdcd0b600d8eac3edf1802dd37055e87309

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeLayout = "INDEX" | "MOSAIC" | "STRIP" | "WALL" | "%future added value";
export type Voice = "EDITORIAL" | "GROTESQUE" | "HUMANIST" | "POSTER" | "TECHNICAL" | "%future added value";
export type UpdateSiteLookInput = {
  cropsWork?: boolean | null | undefined;
  fillsLargeScreens?: boolean | null | undefined;
  hasOwnLight?: boolean | null | undefined;
  homeLayout?: HomeLayout | null | undefined;
  version?: number | null | undefined;
  voice?: Voice | null | undefined;
};
export type useUpdateSiteLookMutation$variables = {
  input: UpdateSiteLookInput;
};
export type useUpdateSiteLookMutation$data = {
  readonly updateSiteLook: {
    readonly siteLook: {
      readonly fillsLargeScreens: boolean;
      readonly homeLayout: HomeLayout;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LookPanel_siteLook" | "useHasOwnLight_siteLook" | "useVoice_siteLook">;
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
  "kind": "ScalarField",
  "name": "fillsLargeScreens",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeLayout",
  "storageKey": null
},
v5 = {
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useHasOwnLight_siteLook"
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasOwnLight",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cropsWork",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f55e647d4b78fd877db48c65cb5e9cdcd0b600d8eac3edf1802dd37055e87309",
    "metadata": {},
    "name": "useUpdateSiteLookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bdcf74593418d3c202e0c9022b3e24bf";

export default node;
