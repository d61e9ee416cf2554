/**
 * @generated SignedSource<<e380bf6cbc54b2395ec9373e086609c1>>
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
  readonly isMarked: boolean;
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

(node as any).hash = "53370971d3a14f57b2abeee8f4a93de3";

export default node;
