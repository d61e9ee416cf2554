/**
 * @generated SignedSource<<943a7a9c1f1dd8da60b34369fac0c067>>
 * @relayHash 19cf6d0a53dc5c009367a174c97cc697
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e7d81f78e9330897def0e883dad1cf259a7133ed51a084f8f10a597adfd56b8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResumePanelRemoveMutation$variables = Record<PropertyKey, never>;
export type ResumePanelRemoveMutation$data = {
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
export type ResumePanelRemoveMutation = {
  response: ResumePanelRemoveMutation$data;
  variables: ResumePanelRemoveMutation$variables;
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
    "name": "ResumePanelRemoveMutation",
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
    "name": "ResumePanelRemoveMutation",
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
    "id": "9e7d81f78e9330897def0e883dad1cf259a7133ed51a084f8f10a597adfd56b8",
    "metadata": {},
    "name": "ResumePanelRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4cb5e88f13322c66160f65d5b103f635";

export default node;
