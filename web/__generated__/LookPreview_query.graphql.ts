/**
 * @generated SignedSource<<ae6544fcd22042ffa77acec7012d2b30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LookPreview_query$data = {
  readonly banner: {
    readonly version: number;
  } | null | undefined;
  readonly siteLook: {
    readonly fonts: ReadonlyArray<{
      readonly url: string;
    }>;
    readonly version: number;
  };
  readonly " $fragmentType": "LookPreview_query";
};
export type LookPreview_query$key = {
  readonly " $data"?: LookPreview_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LookPreview_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LookPreview_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Banner",
      "kind": "LinkedField",
      "name": "banner",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLook",
      "kind": "LinkedField",
      "name": "siteLook",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteFont",
          "kind": "LinkedField",
          "name": "fonts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "5738462c0087bf8998468e770cf53a13";

export default node;
