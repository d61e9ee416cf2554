/**
 * @generated SignedSource<<ac30d89a5d1575040c2545f86cd13a95>>
 * @relayHash fb00fb9b7a73ee4922408e5f85c899c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49756df33ef2cbbe0fe51f8b953ba09cafede1f12799ec413c3fe0b7eeb311b5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLightQuery$variables = {
  slug: string;
};
export type useLightQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"readLight_project">;
  } | null | undefined;
  readonly siteLook: {
    readonly hasOwnLight: boolean;
  };
};
export type useLightQuery = {
  response: useLightQuery$data;
  variables: useLightQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasOwnLight",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "PageLight",
  "kind": "LinkedField",
  "name": "light",
  "plural": false,
  "selections": [
    {
      "alias": "background",
      "args": null,
      "kind": "ScalarField",
      "name": "ground",
      "storageKey": null
    },
    {
      "alias": "textPrimary",
      "args": null,
      "kind": "ScalarField",
      "name": "ink",
      "storageKey": null
    },
    {
      "alias": "textSecondary",
      "args": null,
      "kind": "ScalarField",
      "name": "quiet",
      "storageKey": null
    },
    {
      "alias": "navHover",
      "args": null,
      "kind": "ScalarField",
      "name": "accent",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLightQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteLook",
        "kind": "LinkedField",
        "name": "siteLook",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readLight_project",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLightQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteLook",
        "kind": "LinkedField",
        "name": "siteLook",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "49756df33ef2cbbe0fe51f8b953ba09cafede1f12799ec413c3fe0b7eeb311b5",
    "metadata": {},
    "name": "useLightQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "525272fe8a36b41e07de86fc004b8024";

export default node;
