/**
 * @generated SignedSource<<b9f05b5f93bad66ce05ea8570f776275>>
 * @relayHash 116ca3e67c334c1a464ffbff40406dd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d53aa263019ea2d2f6011c1586c3e8a30c9a31c3f86605b046c7e65c5b8e2245

import type { ConcreteRequest } from 'relay-runtime';
export type SetBriefProjectsInput = {
  ids: ReadonlyArray<string>;
  seenIds?: ReadonlyArray<string> | null | undefined;
};
export type orderActionsSetBriefsMutation$variables = {
  input: SetBriefProjectsInput;
};
export type orderActionsSetBriefsMutation$data = {
  readonly setBriefProjects: {
    readonly projects: ReadonlyArray<{
      readonly briefOrder: number | null | undefined;
      readonly id: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type orderActionsSetBriefsMutation = {
  response: orderActionsSetBriefsMutation$data;
  variables: orderActionsSetBriefsMutation$variables;
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
    "concreteType": "SetBriefProjectsPayload",
    "kind": "LinkedField",
    "name": "setBriefProjects",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "projects",
        "plural": true,
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
            "name": "briefOrder",
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
    "name": "orderActionsSetBriefsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderActionsSetBriefsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d53aa263019ea2d2f6011c1586c3e8a30c9a31c3f86605b046c7e65c5b8e2245",
    "metadata": {},
    "name": "orderActionsSetBriefsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f34ef424314b69f859dfcacba3d3d7cc";

export default node;
