/**
 * @generated SignedSource<<cddd48d3be108095340f762c648d7090>>
 * @relayHash e5d1f8fbca12cf7695595c71aa004523
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 631da48591cef32c5e8e01174838c9c5f7edc5c3ff97a7411b362a241c942a17

import type { ConcreteRequest } from 'relay-runtime';
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
export type SchedulePublicationInput = {
  id: string;
  publishAt: string;
  publishZone?: string | null | undefined;
};
export type useSchedulePublicationMutation$variables = {
  input: SchedulePublicationInput;
};
export type useSchedulePublicationMutation$data = {
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
export type useSchedulePublicationMutation = {
  response: useSchedulePublicationMutation$data;
  variables: useSchedulePublicationMutation$variables;
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
    "name": "useSchedulePublicationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSchedulePublicationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "631da48591cef32c5e8e01174838c9c5f7edc5c3ff97a7411b362a241c942a17",
    "metadata": {},
    "name": "useSchedulePublicationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3260c106dc9ef4dcc0045ea725d75ca";

export default node;
