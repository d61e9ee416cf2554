/**
 * @generated SignedSource<<42d7e8ba27bd0d1e44c272941dd17977>>
 * @relayHash 3de99f62322d65d6617e11a59d35a567
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0691cf8afbeab8096f67ee95fb0cc7e2c77cd5003840749170e50afdbfafae9

import type { ConcreteRequest } from 'relay-runtime';
export type MakeStaticCopyInput = {
  mail?: string | null | undefined;
};
export type exportActionsCopyMutation$variables = {
  input: MakeStaticCopyInput;
};
export type exportActionsCopyMutation$data = {
  readonly makeStaticCopy: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type exportActionsCopyMutation = {
  response: exportActionsCopyMutation$data;
  variables: exportActionsCopyMutation$variables;
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
    "concreteType": "MakeStaticCopyPayload",
    "kind": "LinkedField",
    "name": "makeStaticCopy",
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
    "name": "exportActionsCopyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "exportActionsCopyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a0691cf8afbeab8096f67ee95fb0cc7e2c77cd5003840749170e50afdbfafae9",
    "metadata": {},
    "name": "exportActionsCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3d5f66ff45eec28c82da5535baf43d9";

export default node;
