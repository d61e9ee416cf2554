import type { z } from "zod";
import { type UserErrorShape, UserFault } from "./user-fault.ts";

/**
 * Checks an input against the rules of its feature.
 * @throws {UserFault} naming each field at fault: the first part of its path.
 */
export function accept<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new UserFault(...firstFaults(result.error.issues));
}

/** Of several faults of one field, the first. */
function firstFaults(issues: readonly z.core.$ZodIssue[]): UserErrorShape[] {
  const faults = new Map<string | undefined, UserErrorShape>();
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (!faults.has(field)) {
      faults.set(field, { field, message: issue.message, code: codeOf(issue) });
    }
  }
  return [...faults.values()];
}

function fieldOf({ path: [first] }: z.core.$ZodIssue): string | undefined {
  return first === undefined ? undefined : String(first);
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "too_small" && issue.origin === "string") return "REQUIRED";
  if (issue.code === "too_big") return "TOO_LONG";
  if (issue.code === "custom" && typeof issue.params?.code === "string") return issue.params.code;
  return "INVALID";
}
