/**
 * @generated SignedSource<<b79207e7b90a62048aaa7b12e7a83522>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readLink_shareLink$data = {
  readonly expiresAt: string | null | undefined;
  readonly firstReadAt: string | null | undefined;
  readonly greeting: string;
  readonly hasPassword: boolean;
  readonly mailsFirstRead: boolean;
  readonly note: string;
  readonly projects: ReadonlyArray<{
    readonly moduleIds: ReadonlyArray<string> | null | undefined;
    readonly opensDraft: boolean;
    readonly project: {
      readonly deletedAt: string | null | undefined;
      readonly id: string;
    };
  }>;
  readonly recipient: string;
  readonly version: number;
  readonly " $fragmentType": "readLink_shareLink";
};
export type readLink_shareLink$key = {
  readonly " $data"?: readLink_shareLink$data;
  readonly " $fragmentSpreads": FragmentRefs<"readLink_shareLink">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readLink_shareLink"
};

(node as any).hash = "0489ffb649d194e5c05462aa49d590e7";

export default node;
