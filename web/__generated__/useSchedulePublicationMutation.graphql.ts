/**
 * @generated SignedSource<<bed0dcaf3496bb1c7a8d3163e6881f54>>
 * @relayHash ce1f3292c60658ec4c4bb03c0f05f4ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa24c3c6a05488ffc65fb897b5758f0c30e3ed315f32b4adb3bd0b80797233c0

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
    "id": "aa24c3c6a05488ffc65fb897b5758f0c30e3ed315f32b4adb3bd0b80797233c0",
    "metadata": {},
    "name": "useSchedulePublicationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4706b1d06e2b019b84f0c000816f5893";

export default node;
