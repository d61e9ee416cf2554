/**
 * @generated SignedSource<<76b4cabf70c8db8fbde92502612ffa1c>>
 * @relayHash 14dca446171019d9845e22fd8723ce97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f57b0e9d19b5633ad4da99c5f6adc3ee0095d3f0c426c1c1ae332b95d6e0861d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumbersTabQuery$variables = {
  days: number;
  project?: string | null | undefined;
};
export type NumbersTabQuery$data = {
  readonly numbers: {
    readonly days: ReadonlyArray<{
      readonly views: number;
    }>;
    readonly robotViews: number;
    readonly since: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ExportNumbers_numbers" | "NumbersLists_numbers" | "NumbersTab_numbers" | "VisitChart_numbers">;
  };
  readonly visitCounting: {
    readonly isOn: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NumbersFilter_query">;
};
export type NumbersTabQuery = {
  response: NumbersTabQuery$data;
  variables: NumbersTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "days"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "project"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOn",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "days",
    "variableName": "days"
  },
  {
    "kind": "Variable",
    "name": "project",
    "variableName": "project"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "robotViews",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "views",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reads",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seconds",
  "storageKey": null
},
v12 = [
  (v7/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NumbersTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VisitCounting",
        "kind": "LinkedField",
        "name": "visitCounting",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "NumbersFilter_query"
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Numbers",
        "kind": "LinkedField",
        "name": "numbers",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NumbersDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NumbersTab_numbers"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VisitChart_numbers"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NumbersLists_numbers"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ExportNumbers_numbers"
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
    "name": "NumbersTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VisitCounting",
        "kind": "LinkedField",
        "name": "visitCounting",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 2000
          }
        ],
        "concreteType": "QueryProjectsConnection",
        "kind": "LinkedField",
        "name": "projects",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryProjectsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Project",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "projects(first:2000)"
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Numbers",
        "kind": "LinkedField",
        "name": "numbers",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NumbersDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NumbersPage",
            "kind": "LinkedField",
            "name": "pages",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Project",
                "kind": "LinkedField",
                "name": "project",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NamedCount",
            "kind": "LinkedField",
            "name": "referrers",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NamedCount",
            "kind": "LinkedField",
            "name": "devices",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NamedCount",
            "kind": "LinkedField",
            "name": "countries",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NumbersSection",
            "kind": "LinkedField",
            "name": "sections",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "section",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seen",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reached",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f57b0e9d19b5633ad4da99c5f6adc3ee0095d3f0c426c1c1ae332b95d6e0861d",
    "metadata": {},
    "name": "NumbersTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1ba28e15561ac5d3c22118b1c55d05c";

export default node;
