/**
 * @generated SignedSource<<ae95fbc6e9dfab91516d51eea17546c0>>
 * @relayHash 5e830e713b54cc71b8b1ca472e1dec79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae481fd83850d6adbc4fbdb96a3fa0454730b7166ecabe3c21dc691a03c866a7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateSiteRobotsInput = {
  allowsPreviews?: boolean | null | undefined;
  allowsSearch?: boolean | null | undefined;
  allowsTraining?: boolean | null | undefined;
  version?: number | null | undefined;
};
export type RobotsPanelMutation$variables = {
  input: UpdateSiteRobotsInput;
};
export type RobotsPanelMutation$data = {
  readonly updateSiteRobots: {
    readonly siteRobots: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RobotsPanel_siteRobots">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type RobotsPanelMutation = {
  response: RobotsPanelMutation$data;
  variables: RobotsPanelMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RobotsPanelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteRobotsPayload",
        "kind": "LinkedField",
        "name": "updateSiteRobots",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteRobots",
            "kind": "LinkedField",
            "name": "siteRobots",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RobotsPanel_siteRobots"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RobotsPanelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSiteRobotsPayload",
        "kind": "LinkedField",
        "name": "updateSiteRobots",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteRobots",
            "kind": "LinkedField",
            "name": "siteRobots",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowsSearch",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowsTraining",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowsPreviews",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ae481fd83850d6adbc4fbdb96a3fa0454730b7166ecabe3c21dc691a03c866a7",
    "metadata": {},
    "name": "RobotsPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3afc524e6ec503ba19b535ad9c727c91";

export default node;
