/**
 * @generated SignedSource<<b4ecfe690371fbd994598c435628c504>>
 * @relayHash ec52ce8471cb2faf427cfb213b04ae5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be062e72c1cb53a390c5583b0227399fdfcfef11e1a60a0702f829cdda9870d7

import type { ConcreteRequest } from 'relay-runtime';
export type LinkPartsQuery$variables = {
  databaseId: number;
};
export type LinkPartsQuery$data = {
  readonly projectByDatabaseId: {
    readonly caseStudy: {
      readonly process: ReadonlyArray<{
        readonly __typename: string;
        readonly contentWords?: string;
        readonly isBlank: boolean;
        readonly isHidden: boolean;
        readonly label: string;
        readonly moduleId: string | null | undefined;
      }>;
      readonly result: ReadonlyArray<{
        readonly __typename: string;
        readonly contentWords?: string;
        readonly isBlank: boolean;
        readonly isHidden: boolean;
        readonly label: string;
        readonly moduleId: string | null | undefined;
      }>;
      readonly role: ReadonlyArray<{
        readonly __typename: string;
        readonly contentWords?: string;
        readonly isBlank: boolean;
        readonly isHidden: boolean;
        readonly label: string;
        readonly moduleId: string | null | undefined;
      }>;
      readonly shippedGoods: ReadonlyArray<{
        readonly __typename: string;
        readonly contentWords?: string;
        readonly isBlank: boolean;
        readonly isHidden: boolean;
        readonly label: string;
        readonly moduleId: string | null | undefined;
      }>;
      readonly solution: ReadonlyArray<{
        readonly __typename: string;
        readonly contentWords?: string;
        readonly isBlank: boolean;
        readonly isHidden: boolean;
        readonly label: string;
        readonly moduleId: string | null | undefined;
      }>;
      readonly why: ReadonlyArray<{
        readonly __typename: string;
        readonly contentWords?: string;
        readonly isBlank: boolean;
        readonly isHidden: boolean;
        readonly label: string;
        readonly moduleId: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type LinkPartsQuery = {
  response: LinkPartsQuery$data;
  variables: LinkPartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHidden",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBlank",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentWords",
      "storageKey": null
    }
  ],
  "type": "TextModule",
  "abstractKey": null
},
v8 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = [
  (v2/*:: as any*/),
  {
    "kind": "TypeDiscriminator",
    "abstractKey": "__isContentModule"
  },
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LinkPartsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "projectByDatabaseId",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CaseStudy",
            "kind": "LinkedField",
            "name": "caseStudy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "role",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "why",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "result",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "process",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "solution",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "shippedGoods",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "name": "LinkPartsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "projectByDatabaseId",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CaseStudy",
            "kind": "LinkedField",
            "name": "caseStudy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "role",
                "plural": true,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "why",
                "plural": true,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "result",
                "plural": true,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "process",
                "plural": true,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "solution",
                "plural": true,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "shippedGoods",
                "plural": true,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "be062e72c1cb53a390c5583b0227399fdfcfef11e1a60a0702f829cdda9870d7",
    "metadata": {},
    "name": "LinkPartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2074e0ff1cd8be596ab46b71dcde8558";

export default node;
