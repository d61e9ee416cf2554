/**
 * @generated SignedSource<<6e64b6ec5f5608bc58642fe56ef9d5bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ShareLinkKind = "READING" | "REVIEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readLink_shareLink$data = {
  readonly expiresAt: string | null | undefined;
  readonly firstReadAt: string | null | undefined;
  readonly greeting: string;
  readonly hasPassword: boolean;
  readonly isMarked: boolean;
  readonly kind: ShareLinkKind;
  readonly mailsFirstRead: boolean;
  readonly nameShown: string;
  readonly note: string;
  readonly opensAtBrief: boolean;
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
  readonly withholdsOriginals: boolean;
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

(node as any).hash = "9f50793e7e6f8ec4fd3726dc1dfffb32";

export default node;
