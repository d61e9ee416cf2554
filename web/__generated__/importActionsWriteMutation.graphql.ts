/**
 * @generated SignedSource<<63194b7e76f5a17ca94c59099d81a9ed>>
 * @relayHash 81123a6289ed104261d8adac58cd24b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bd94d9fad1aab71f1fa679c8bee77a0184a1f5a7a950639bda48aaa8e5dc48e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportClash = "KEEP" | "RENAME" | "REPLACE" | "%future added value";
export type ProjectSection = "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOLUTION" | "WHY" | "%future added value";
export type HeadingRuleInput = {
  heading: string;
  section?: ProjectSection | null | undefined;
};
export type importActionsWriteMutation$variables = {
  clash?: ImportClash | null | undefined;
  fetchPictures?: boolean | null | undefined;
  file: any;
  leftOut?: ReadonlyArray<string> | null | undefined;
  messages?: boolean | null | undefined;
  rules?: ReadonlyArray<HeadingRuleInput> | null | undefined;
};
export type importActionsWriteMutation$data = {
  readonly importWork: {
    readonly report: {
      readonly kind: string;
      readonly losses: ReadonlyArray<string>;
      readonly outcomes: ReadonlyArray<string> | null | undefined;
      readonly projects: ReadonlyArray<{
        readonly from: string;
        readonly " $fragmentSpreads": FragmentRefs<"ImportedProject_project">;
      }>;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type importActionsWriteMutation = {
  response: importActionsWriteMutation$data;
  variables: importActionsWriteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clash"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fetchPictures"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "file"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leftOut"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "messages"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rules"
},
v6 = [
  {
    "kind": "Variable",
    "name": "clash",
    "variableName": "clash"
  },
  {
    "kind": "Variable",
    "name": "fetchPictures",
    "variableName": "fetchPictures"
  },
  {
    "kind": "Variable",
    "name": "file",
    "variableName": "file"
  },
  {
    "kind": "Variable",
    "name": "leftOut",
    "variableName": "leftOut"
  },
  {
    "kind": "Variable",
    "name": "messages",
    "variableName": "messages"
  },
  {
    "kind": "Variable",
    "name": "rules",
    "variableName": "rules"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcomes",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "losses",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v11 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "importActionsWriteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "ImportWorkPayload",
        "kind": "LinkedField",
        "name": "importWork",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportReport",
            "kind": "LinkedField",
            "name": "report",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ImportedProject",
                "kind": "LinkedField",
                "name": "projects",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ImportedProject_project"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "importActionsWriteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "ImportWorkPayload",
        "kind": "LinkedField",
        "name": "importWork",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportReport",
            "kind": "LinkedField",
            "name": "report",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ImportedProject",
                "kind": "LinkedField",
                "name": "projects",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "textCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pictureCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "otherCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "redirects",
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6bd94d9fad1aab71f1fa679c8bee77a0184a1f5a7a950639bda48aaa8e5dc48e",
    "metadata": {},
    "name": "importActionsWriteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62834c212520165e05222e12ce74ce3c";

export default node;
