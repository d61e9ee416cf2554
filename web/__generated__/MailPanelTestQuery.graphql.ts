/**
 * @generated SignedSource<<6dd47b20785d3b21c651876ea5058503>>
 * @relayHash 1e19b67a65799c353032082594688217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdc4845e466f8cff4d138d50d3e727e4f0dd4e0af82d48cee1247460a9b19d5b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailPanelTestQuery$variables = Record<PropertyKey, never>;
export type MailPanelTestQuery$data = {
  readonly mailSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"MailPanel_mailSettings">;
  };
};
export type MailPanelTestQuery = {
  response: MailPanelTestQuery$data;
  variables: MailPanelTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MailPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MailSettings",
        "kind": "LinkedField",
        "name": "mailSettings",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MailPanel_mailSettings"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MailPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MailSettings",
        "kind": "LinkedField",
        "name": "mailSettings",
        "plural": false,
        "selections": [
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
            "name": "host",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "port",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "security",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sender",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recipient",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serverVariable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recipientVariable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fdc4845e466f8cff4d138d50d3e727e4f0dd4e0af82d48cee1247460a9b19d5b",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "mailSettings": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "MailSettings"
        },
        "mailSettings.hasPassword": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "mailSettings.host": (v0/*:: as any*/),
        "mailSettings.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "mailSettings.port": (v1/*:: as any*/),
        "mailSettings.recipient": (v0/*:: as any*/),
        "mailSettings.recipientVariable": (v2/*:: as any*/),
        "mailSettings.security": {
          "enumValues": [
            "IF_OFFERED",
            "STARTTLS",
            "TLS"
          ],
          "nullable": false,
          "plural": false,
          "type": "MailSecurity"
        },
        "mailSettings.sender": (v0/*:: as any*/),
        "mailSettings.serverVariable": (v2/*:: as any*/),
        "mailSettings.state": {
          "enumValues": [
            "OFF",
            "PASSWORD_UNREADABLE",
            "READY"
          ],
          "nullable": false,
          "plural": false,
          "type": "MailReadiness"
        },
        "mailSettings.username": (v0/*:: as any*/),
        "mailSettings.version": (v1/*:: as any*/)
      }
    },
    "name": "MailPanelTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19c62916159af695306263f0c582d4d2";

export default node;
