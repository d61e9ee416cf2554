/**
 * @generated SignedSource<<8340f5b812a9b201eeeb8a52a50c77ca>>
 * @relayHash 864d308db263cb888be9d0ae9d3b2062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13b98aa43f1d3b3f2446ac7db1eee2d269689fffe47a9f068cc2e56d7fcd2b7c

import type { ConcreteRequest } from 'relay-runtime';
export type LinkTarget = "DRAFT" | "MISSING" | "PUBLIC" | "UNLISTED" | "%future added value";
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
export type MediaPlace = "FAVICON" | "HERO_IMAGE" | "HOME_HERO_IMAGE" | "LOGO" | "PORTRAIT" | "PROCESS" | "RESULT" | "ROLE" | "SHIPPED_GOODS" | "SOCIAL_IMAGE" | "SOLUTION" | "TEASER_PHOTO" | "WHY" | "WORK_IMAGES" | "%future added value";
export type ModuleAudience = "ACCESS" | "PROJECT" | "PUBLIC" | "%future added value";
export type Visibility = "DRAFT" | "PUBLIC" | "UNLISTED" | "%future added value";
export type CheckPanelQuery$variables = {
  addresses: ReadonlyArray<string>;
  links: ReadonlyArray<string>;
};
export type CheckPanelQuery$data = {
  readonly media: ReadonlyArray<{
    readonly asset: {
      readonly altText: string;
      readonly fileName: string;
      readonly height: number;
      readonly id: string;
      readonly isDecorative: boolean;
      readonly kind: MediaKind;
      readonly mediaType: string;
      readonly uses: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly audience: ModuleAudience;
            readonly isHidden: boolean;
            readonly isInTrash: boolean;
            readonly isStandIn: boolean;
            readonly place: MediaPlace;
            readonly project: {
              readonly id: string;
              readonly isPasswordProtected: boolean;
              readonly name: string;
              readonly visibility: Visibility;
            } | null | undefined;
          };
        }>;
      };
      readonly width: number;
    } | null | undefined;
    readonly src: string;
  }>;
  readonly ownLinks: ReadonlyArray<{
    readonly address: string;
    readonly target: LinkTarget;
  }>;
};
export type CheckPanelQuery = {
  response: CheckPanelQuery$data;
  variables: CheckPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "addresses"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "links"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "addresses",
        "variableName": "addresses"
      }
    ],
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "media",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "src",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MediaAsset",
        "kind": "LinkedField",
        "name": "asset",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fileName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "altText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDecorative",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mediaType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "width",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "height",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "MediaAssetUsesConnection",
            "kind": "LinkedField",
            "name": "uses",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MediaAssetUsesConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MediaUse",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "place",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "audience",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isStandIn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isHidden",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isInTrash",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Project",
                        "kind": "LinkedField",
                        "name": "project",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
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
                            "name": "isPasswordProtected",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "uses(first:100)"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "addresses",
        "variableName": "links"
      }
    ],
    "concreteType": "OwnLink",
    "kind": "LinkedField",
    "name": "ownLinks",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "target",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CheckPanelQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckPanelQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "13b98aa43f1d3b3f2446ac7db1eee2d269689fffe47a9f068cc2e56d7fcd2b7c",
    "metadata": {},
    "name": "CheckPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd22473a003d1f2692804f9099db2e3b";

export default node;
