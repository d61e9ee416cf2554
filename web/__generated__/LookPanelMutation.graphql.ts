/**
 * @generated SignedSource<<622521f982a29161a474eec50bb8fbcc>>
 * @relayHash cdf71f9368c5e36e6dcc36ee3dbcf8be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9fa5e012b17354ae4bca1369c39be312b147248670b861107e0926ce256bce0

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
export type LookPanelMutation$variables = {
  input: UpdateSiteLookInput;
};
export type LookPanelMutation$data = {
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
export type LookPanelMutation = {
  response: LookPanelMutation$data;
  variables: LookPanelMutation$variables;
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
    "name": "LookPanelMutation",
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
    "name": "LookPanelMutation",
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
    "id": "b9fa5e012b17354ae4bca1369c39be312b147248670b861107e0926ce256bce0",
    "metadata": {},
    "name": "LookPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de771fd7a92e6e464cbf0fe7d6ec4595";

export default node;
