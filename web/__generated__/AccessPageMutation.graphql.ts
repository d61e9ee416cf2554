/**
 * @generated SignedSource<<4dac1a847567eea7081e21d033f49eeb>>
 * @relayHash 5943bee82160d704891990a131b54c18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b30386d9773a43a9d8b9f09de459a40e9eb8d00f17d5ed31fb3b6f625aa30aae

import type { ConcreteRequest } from 'relay-runtime';
export type RequestAccessInput = {
  company: string;
  email: string;
  fillTime?: number | null | undefined;
  message: string;
  name: string;
  project?: string | null | undefined;
  website?: string | null | undefined;
};
export type AccessPageMutation$variables = {
  input: RequestAccessInput;
};
export type AccessPageMutation$data = {
  readonly requestAccess: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly limit: number | null | undefined;
      readonly message: string;
    }>;
  };
};
export type AccessPageMutation = {
  response: AccessPageMutation$data;
  variables: AccessPageMutation$variables;
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
    "concreteType": "RequestAccessPayload",
    "kind": "LinkedField",
    "name": "requestAccess",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "limit",
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
    "name": "AccessPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccessPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b30386d9773a43a9d8b9f09de459a40e9eb8d00f17d5ed31fb3b6f625aa30aae",
    "metadata": {},
    "name": "AccessPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3825182f8f5ba0db31ff1968baf0037";

export default node;
