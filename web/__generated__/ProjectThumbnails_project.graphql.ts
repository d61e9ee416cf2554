/**
 * @generated SignedSource<<6b2b7ade872666a999d81fd9a672f3a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectThumbnails_project$data = {
  readonly heroImage: {
    readonly " $fragmentSpreads": FragmentRefs<"ThumbnailButton_media">;
  } | null | undefined;
  readonly homeHeroImage: {
    readonly " $fragmentSpreads": FragmentRefs<"ThumbnailButton_media">;
  } | null | undefined;
  readonly id: string;
  readonly workImages: ReadonlyArray<{
    readonly id: string;
    readonly media: {
      readonly " $fragmentSpreads": FragmentRefs<"ThumbnailButton_media">;
    };
  }>;
  readonly " $fragmentType": "ProjectThumbnails_project";
};
export type ProjectThumbnails_project$key = {
  readonly " $data"?: ProjectThumbnails_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectThumbnails_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ThumbnailButton_media"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectThumbnails_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "homeHeroImage",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "heroImage",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkImage",
      "kind": "LinkedField",
      "name": "workImages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "media",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "98386320d726d1532bb85b121f82a2fe";

export default node;
