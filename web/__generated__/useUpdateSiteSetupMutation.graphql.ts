/**
 * @generated SignedSource<<36d951ca4c148a441d5282198e3a57f2>>
 * @relayHash 45cb0db109eed2cde7391938022baa30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 154209e3f16160ef6ce2a44cfa82b4d2ad3917576293766cd151cdac05ead443

import type { ConcreteRequest } from 'relay-runtime';
export type Beginning = "DEMO" | "OWN" | "%future added value";
export type UpdateSiteSetupInput = {
  beginning?: Beginning | null | undefined;
  isFinished?: boolean | null | undefined;
};
export type useUpdateSiteSetupMutation$variables = {
  input: UpdateSiteSetupInput;
};
export type useUpdateSiteSetupMutation$data = {
  readonly updateSiteSetup: {
    readonly siteSetup: {
      readonly beginning: Beginning | null | undefined;
      readonly id: string;
      readonly isFinished: boolean;
      readonly isOffered: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useUpdateSiteSetupMutation = {
  response: useUpdateSiteSetupMutation$data;
  variables: useUpdateSiteSetupMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateSiteSetupPayload",
    "kind": "LinkedField",
    "name": "updateSiteSetup",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteSetup",
        "kind": "LinkedField",
        "name": "siteSetup",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "beginning",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFinished",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOffered",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateSiteSetupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateSiteSetupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "154209e3f16160ef6ce2a44cfa82b4d2ad3917576293766cd151cdac05ead443",
    "metadata": {},
    "name": "useUpdateSiteSetupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37f9201b61286717e4c9aa79aad09db5";

export default node;
