/**
 * @generated SignedSource<<1532bc8dd419f8204e8aa26bbe83c1eb>>
 * @relayHash 75e371863b2e28f0f2a2582cbda8af6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3be394de53df8bbda51e09c6db2227bccd6a37fd43d8c78ba657dc106c0dc83

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type resumeActionsRemoveMutation$variables = Record<PropertyKey, never>;
export type resumeActionsRemoveMutation$data = {
  readonly removeResume: {
    readonly siteIdentity: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ResumePanel_siteIdentity">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type resumeActionsRemoveMutation = {
  response: resumeActionsRemoveMutation$data;
  variables: resumeActionsRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "resumeActionsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RemoveResumePayload",
        "kind": "LinkedField",
        "name": "removeResume",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteIdentity",
            "kind": "LinkedField",
            "name": "siteIdentity",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ResumePanel_siteIdentity"
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "resumeActionsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RemoveResumePayload",
        "kind": "LinkedField",
        "name": "removeResume",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteIdentity",
            "kind": "LinkedField",
            "name": "siteIdentity",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Resume",
                "kind": "LinkedField",
                "name": "resume",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "byteSize",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b3be394de53df8bbda51e09c6db2227bccd6a37fd43d8c78ba657dc106c0dc83",
    "metadata": {},
    "name": "resumeActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "285c8c5d57aabd71a1bf3db3b20b7f0c";

export default node;
