/**
 * @generated SignedSource<<6c5c287e2f682c3cd1401c67c5b115af>>
 * @relayHash f401a7c482172c49b400959cc7adb422
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 876445d4bd4a0094d82b337efb46f5a36bc6e0207eb55c538e24d2787d9f0f6e

import type { ConcreteRequest } from 'relay-runtime';
export type RenamePasskeyInput = {
  id: string;
  name: string;
};
export type signInActionsRenameMutation$variables = {
  input: RenamePasskeyInput;
};
export type signInActionsRenameMutation$data = {
  readonly renamePasskey: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type signInActionsRenameMutation = {
  response: signInActionsRenameMutation$data;
  variables: signInActionsRenameMutation$variables;
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
    "concreteType": "RenamePasskeyPayload",
    "kind": "LinkedField",
    "name": "renamePasskey",
    "plural": false,
    "selections": [
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
    "name": "signInActionsRenameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInActionsRenameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "876445d4bd4a0094d82b337efb46f5a36bc6e0207eb55c538e24d2787d9f0f6e",
    "metadata": {},
    "name": "signInActionsRenameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb379cf5a677c8be15c3a8e048d8f7ab";

export default node;
