/**
 * @generated SignedSource<<3b95db03810934826715fcf0f91e4c76>>
 * @relayHash 0d3e25516b0410d69fb44a5aee87fc96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a753b20ecbb371937ab0682e1ca45665b225961267a90d44cab8d2d331b590d8

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteShareLinkInput = {
  id: string;
};
export type useDeleteLinkMutation$variables = {
  input: DeleteShareLinkInput;
};
export type useDeleteLinkMutation$data = {
  readonly deleteShareLink: {
    readonly deletedShareLinkId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useDeleteLinkMutation = {
  response: useDeleteLinkMutation$data;
  variables: useDeleteLinkMutation$variables;
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
    "concreteType": "DeleteShareLinkPayload",
    "kind": "LinkedField",
    "name": "deleteShareLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedShareLinkId",
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
    "name": "useDeleteLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a753b20ecbb371937ab0682e1ca45665b225961267a90d44cab8d2d331b590d8",
    "metadata": {},
    "name": "useDeleteLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb3bea175d617b12e328e8e11b8e6336";

export default node;
