/**
 * @generated SignedSource<<3b246d67b9d89fd324bec8f0577e422d>>
 * @relayHash 4241462c4563c72193648c1788bea772
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e47df1f1a592c14e98569b5bed1084bdf8ecea8dba18bb682e8deaa8edabd4d

import type { ConcreteRequest } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
export type SchedulePublicationInput = {
  id: string;
  publishAt: string;
  publishZone?: string | null | undefined;
};
export type visibilityActionsScheduleMutation$variables = {
  input: SchedulePublicationInput;
};
export type visibilityActionsScheduleMutation$data = {
  readonly schedulePublication: {
    readonly project: {
      readonly id: string;
      readonly publishAt: string | null | undefined;
      readonly publishZone: string | null | undefined;
      readonly visibility: Visibility;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type visibilityActionsScheduleMutation = {
  response: visibilityActionsScheduleMutation$data;
  variables: visibilityActionsScheduleMutation$variables;
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
    "concreteType": "SchedulePublicationPayload",
    "kind": "LinkedField",
    "name": "schedulePublication",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
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
            "name": "visibility",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishZone",
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
    "name": "visibilityActionsScheduleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "visibilityActionsScheduleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e47df1f1a592c14e98569b5bed1084bdf8ecea8dba18bb682e8deaa8edabd4d",
    "metadata": {},
    "name": "visibilityActionsScheduleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c503d44c8e09a8cbcccc07f719e66df5";

export default node;
