import type { z } from "zod";
import type { FieldKind, FieldValues } from "./field-kinds.ts";

/** A field of a project that can be written. */
export type ProjectField<Kind extends FieldKind> = {
  kind: Kind;
  /** What is accepted. */
  rule: z.ZodType<FieldValues[Kind]>;
  /** What GraphQL says of it. */
  description: string;
  /** What GraphQL says of it as an input, where that is something else. */
  inputDescription?: string;
  /** Whether a new project needs it. */
  isRequired?: true;
  /** Whether the edit page edits it, so that revisions hold it. */
  isRevised: boolean;
  /** Whether it is one of the facts, which GraphQL groups, and which are withheld with the case study. */
  isFact?: true;
  /** Whether REST is without it. */
  isOfGraphQL?: true;
};

export type FieldOf<Value> = {
  [Kind in FieldKind]: [Value, FieldValues[Kind]] extends [FieldValues[Kind], Value]
    ? ProjectField<Kind>
    : never;
}[FieldKind];
